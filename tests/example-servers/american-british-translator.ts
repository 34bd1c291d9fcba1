import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTests } from './run-tests.ts'
import { serveJson, wrong } from './serve-json.ts'

/** Campers copy the words from the lesson, and so does this server. */
const lesson = readFileSync(
  join(
    import.meta.dirname,
    '../../curriculum/blocks/quality-assurance-projects/05-american-british-translator.md',
  ),
  'utf8',
)
const words = JSON.parse(/^```json\n(?<list>\[[^]*?)^```/m.exec(lesson)?.groups?.['list'] ?? '[]') as [
  string,
  string,
][]

const page = `<!DOCTYPE html>
<html lang="en">
<title>Flat or apartment?</title>
<label for="text">Your text</label>
<textarea id="text"></textarea>
<button>Translate</button>
</html>`

/** What may be changed: a word of the list, a time, or a title. */
function patternFor(from: readonly string[], isBritish: boolean): RegExp {
  const longestFirst = from.toSorted((one, other) => other.length - one.length)
  const word = String.raw`(?<word>\b(?i:${longestFirst.join('|')})\b)`
  const time = String.raw`(?<time>(?<![\d.:])(?:[01]?\d|2[0-3])${isBritish ? ':' : '[.]'}[0-5]\d(?![\d:]|\.\d))`
  const title = String.raw`(?<title>\b(?:Mrs?|Ms|Dr)${isBritish ? '[.]' : ''}(?= [A-Z]))`
  return new RegExp([word, time, title].join('|'), 'g')
}

function translate(text: string, isBritish: boolean) {
  const known = new Map(
    words.map(([american, british]) => (isBritish ? [american, british] : [british, american])),
  )
  const changeWord = (from: string) => {
    const to = known.get(from.toLowerCase()) ?? from
    return /^[A-Z]/.test(from) ? `${to.charAt(0).toUpperCase()}${to.slice(1)}` : to
  }
  const changeTime = (from: string) => (isBritish ? from.replace(':', '.') : from.replace('.', ':'))
  const changeTitle = (from: string) => (isBritish ? from.slice(0, -1) : `${from}.`)
  const changes: { from: string; to: string }[] = []
  const changed = text.replaceAll(patternFor([...known.keys()], isBritish), (from, word, time) => {
    const change = word === undefined ? (time === undefined ? changeTitle : changeTime) : changeWord
    changes.push({ from, to: change(from) })
    return change(from)
  })
  return { text: changed, changes }
}

const british = (text: string) => translate(text, true).text
const american = (text: string) => translate(text, false).text

const tests = {
  'a word is changed': () => assert.equal(british('an elevator'), 'an lift'),
  'a word is changed back': () => assert.equal(american('a lorry'), 'a truck'),
  'a capital letter stays': () => assert.equal(british('Color'), 'Colour'),
  'a part of a word stays': () => assert.equal(british('colorful'), 'colorful'),
  'fries are not crisps': () => assert.equal(british('fries'), 'chips'),
  'the longer entry wins': () => assert.equal(british('cookie sheet'), 'baking tray'),
  'a time gets a period': () => assert.equal(british('7:30'), '7.30'),
  'a time gets a colon': () => assert.equal(american('7.30'), '7:30'),
  'a number is no time': () => assert.equal(american('1.5'), '1.5'),
  'a title loses its period': () => assert.equal(british('Dr. Ito'), 'Dr Ito'),
  'a title gets its period': () => assert.equal(american('Ms Ito'), 'Ms. Ito'),
  'nothing is said about nothing': () => assert.deepEqual(translate('rain', true).changes, []),
}

export const server = serveJson(({ path, data }) => {
  if (path.length === 0) return { status: 200, data: page }
  if (path[1] === 'tests') return { status: 200, data: runTests(tests) }
  const { text, to } = data ?? {}
  if (typeof text !== 'string' || text === '') return wrong('There is no text.')
  if (to !== 'british' && to !== 'american') return wrong('The text can become british or american.')
  return { status: 200, data: translate(text, to === 'british') }
})

if (import.meta.main) server.listen(3000)
