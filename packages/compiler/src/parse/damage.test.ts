import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeSource } from '../files/decode-source.ts'
import { sampleLessons } from '../testing/sample-lessons.ts'
import { parseChallenge } from './parse-challenge.ts'

const lessons = Object.values(sampleLessons)
const numRuns = process.env['TEST_PROFILE'] === 'nightly' ? 50_000 : 500

function readBytes(bytes: Uint8Array) {
  const source = decodeSource('a.md', bytes)
  return source.output === undefined
    ? { output: undefined, problems: source.problems }
    : parseChallenge('a.md', source.output)
}

const readText = (text: string) => readBytes(new TextEncoder().encode(text))

/** Words of a lesson's text and code that must not get lost, without markers and syntax. */
function wordsOf(text: string): string[] {
  const body = text.replace(/^\uFEFF?---[\s\S]*?^---$/m, '')
  const spoken = body
    .split('\n')
    .filter((line) => !/^\s*(?:#+ +--|--fcc|`{3,}|:::|<!--)/.test(line))
    .join('\n')
  return [...new Set(spoken.match(/[A-Za-z]{4,}/g) ?? [])]
}

/** The words that were lost without a problem being reported. */
function silentlyLost(text: string): string[] {
  const { output, problems } = readText(text)
  if (problems.length > 0) return []
  const kept = JSON.stringify(output).replaceAll(/<\/?span[^>]*>/g, '')
  return wordsOf(text).filter((word) => !kept.includes(word))
}

const lines = fc.constantFrom(...lessons).chain((lesson) => {
  const all = lesson.split('\n')
  const index = fc.nat(all.length - 1)
  return fc.oneof(
    index.map((at) => all.toSpliced(at, 1)),
    index.map((at) => all.toSpliced(at, 0, all[at] ?? '')),
    fc.tuple(index, index).map(([from, to]) => all.toSpliced(from, 1).toSpliced(to, 0, all[from] ?? '')),
    fc.tuple(index, fc.nat(12)).map(([from, count]) => all.toSpliced(from, count)),
    fc
      .tuple(index, fc.nat(12))
      .map(([from, count]) => all.toSpliced(from, 0, ...all.slice(from, from + count))),
    fc
      .tuple(
        index,
        fc.constantFrom(
          '```',
          '````',
          '~~~',
          '---',
          ':::',
          '# --seed--',
          '## --text--',
          '- [ ]',
          '<div>',
          '    ',
        ),
      )
      .map(([at, line]) => all.toSpliced(at, 0, line)),
  )
})

describe('however a file is damaged', () => {
  test('it is read completely, or a problem says where it is not', () => {
    const check = () =>
      fc.assert(
        fc.property(lines, (mutated) => {
          expect(silentlyLost(mutated.join('\n'))).toEqual([])
        }),
        { numRuns },
      )
    expect(check).not.toThrow()
  })

  test('random bytes cause no crash, and every problem has a position', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.constantFrom(...lessons).chain((lesson) => {
        const whole = new TextEncoder().encode(lesson)
        return fc
          .tuple(fc.nat(whole.length), fc.uint8Array({ maxLength: 30 }))
          .map(([at, noise]) => Uint8Array.from([...whole.slice(0, at), ...noise, ...whole.slice(at)]))
      }),
      fc
        .constantFrom(...lessons)
        .chain((lesson) =>
          fc.nat(lesson.length).map((end) => new TextEncoder().encode(lesson.slice(0, end))),
        ),
    )
    const check = () =>
      fc.assert(
        fc.property(bytes, (content) => {
          const { output, problems } = readBytes(content)
          for (const { line, column, message, remedy } of problems) {
            expect(Math.min(line, column)).toBeGreaterThanOrEqual(1)
            expect(Math.min(message.length, remedy.length)).toBeGreaterThan(5)
          }
          expect(output !== undefined || problems.length > 0).toBe(true)
        }),
        { numRuns },
      )
    expect(check).not.toThrow()
  })

  test('front matter of any shape causes no crash', () => {
    const value = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('*a', '&a [*a]', '!!js', '{', '- - -', '__proto__: 1'),
    )
    const key = fc.constantFrom(
      'id',
      'title',
      'challengeType',
      'required',
      'prerequisites',
      'bilibiliIds',
      '__proto__',
      'constructor',
    )
    const check = () =>
      fc.assert(
        fc.property(key, value, (name, written) => {
          const { output, problems } = readText(
            sampleLessons.page.replace('title: Step 1', `${name}: ${written}`),
          )
          expect(output !== undefined || problems.length > 0).toBe(true)
        }),
        { numRuns },
      )
    expect(check).not.toThrow()
  })

  test.for(Object.entries(sampleLessons))(
    '%s reads the same with other line ends, a byte order mark, or no last line end',
    ([_name, lesson]) => {
      const { output } = readText(lesson)
      for (const same of [
        lesson.replaceAll('\n', '\r\n'),
        `\uFEFF${lesson}`,
        lesson.trimEnd(),
        `${lesson}\n\n`,
      ]) {
        expect(readText(same)).toEqual({ output, problems: [] })
      }
    },
  )

  test.for([
    ['huge', new Uint8Array(600_000).fill(97), 'kB long'],
    ['not text', Uint8Array.of(0xff, 0xfe, 0x00, 0x41), 'not UTF-8'],
    ['binary', Uint8Array.of(0x2d, 0x00, 0x2d), 'not UTF-8'],
    ['empty', new Uint8Array(), 'does not begin with front matter'],
  ] as const)('a file that is %s is refused with a reason', ([_name, bytes, message]) => {
    expect(readBytes(bytes).problems[0]?.message).toContain(message)
  })

  test.for([
    ['quotes', '>'.repeat(5000)],
    ['lists', Array.from({ length: 2000 }, (_empty, depth) => `${'  '.repeat(depth % 400)}- a`).join('\n')],
    ['emphasis', '*a '.repeat(8000)],
    ['brackets', '['.repeat(5000)],
    ['elements', '<b>'.repeat(5000)],
    ['table columns', `|${' a |'.repeat(3000)}\n|${' - |'.repeat(3000)}`],
  ] as const)('thousands of %s are read or refused in a moment', ([_name, text]) => {
    const { output, problems } = readText(sampleLessons.page.replace('Greet', `${text}\n\nGreet`))
    expect(output !== undefined || problems.length > 0).toBe(true)
  })
})
