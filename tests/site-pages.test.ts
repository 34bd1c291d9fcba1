import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { challengeTypes } from '@cairn/contract'
import { expect, test } from 'vitest'
import routes from '../apps/web/app/routes.ts'
import { accountPages, lessonOf, lessonPages, oldAddresses, publicPages } from './product/site-pages.ts'

const blocks = join(import.meta.dirname, '../curriculum/blocks')

/** The type of the lesson at an address; undefined if there is none. */
function typeAt(path: string): number | undefined {
  const [block = '', dashedName] = path.split('/').slice(-2)
  const texts = readdirSync(join(blocks, block))
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(blocks, block, name), 'utf8'))
  const text = texts.find((one) => new RegExp(`^dashedName: ${dashedName}$`, 'm').test(one))
  const [, type] = /^challengeType: (\d+)$/m.exec(text ?? '') ?? []
  return type === undefined ? undefined : Number(type)
}

/** What an address of React Router matches: parts behind a colon are any, a question mark leaves one out. */
const patternOf = (address: string) =>
  new RegExp(
    `^/${address
      .replaceAll(/\/?:\w+\?/g, '(/[^/]+)?')
      .replaceAll(/:\w+/g, '[^/]+')
      .replace('*', '.*')}$`,
  )

test('journeys open pages of every kind', () => {
  const pages = [...publicPages, ...oldAddresses, ...lessonPages, ...accountPages].map(
    (page) => page.split('?')[0] ?? '',
  )
  const addresses = routes.map(({ path = '' }) => path)
  const unopened = addresses.filter((address) => !pages.some((page) => patternOf(address).test(page)))
  expect(unopened).toEqual([])
})

test('lessons of every template are among them', () => {
  const types = Object.fromEntries(Object.entries(lessonOf).map(([name, path]) => [name, typeAt(path)]))
  expect(types).toEqual({
    html: challengeTypes.html,
    javascript: challengeTypes.js,
    python: challengeTypes.python,
    sql: challengeTypes.codeAllyPractice,
    reading: challengeTypes.multipleChoice,
    video: challengeTypes.video,
    dialogue: challengeTypes.dialogue,
    blanks: challengeTypes.fillInTheBlank,
    quiz: challengeTypes.quiz,
    exam: challengeTypes.exam,
    trophy: challengeTypes.msTrophy,
    tutorial: challengeTypes.codeAllyPractice,
    frontEndProject: challengeTypes.frontEndProject,
    project: challengeTypes.backEndProject,
  })
})
