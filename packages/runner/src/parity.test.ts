import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isNightly } from './testing/is-nightly.ts'
import { type Both, startBoth } from './testing/parity/ask-both.ts'
import { differencesIn } from './testing/parity/compare-answers.ts'
import { curriculumTexts } from './testing/parity/curriculum-texts.ts'
import { declaredMembers } from './testing/parity/declared-members.ts'
import { knownDifferences } from './testing/parity/known-differences.ts'
import {
  aboutPrograms,
  aboutPython,
  aboutStyles,
  aboutTexts,
  type Inquiry,
  inquiries,
} from './testing/parity/questions.ts'
import { createRandom } from './testing/parity/random.ts'

const timeoutMs = isNightly ? 7_200_000 : 120_000
/** A folder of lessons, whose seeds and solutions are compared in the nightly run. */
const curriculum = process.env['FREECODECAMP_LESSONS_DIR']

/** The members that theirs has answered for. */
const answered = new Set<string>()
let both: Both

beforeAll(async () => {
  both = await startBoth()
})
afterAll(() => both.close())

/** The first few differences, which say enough. */
async function differencesOf({ question, group = '' }: Inquiry) {
  const answers = await both.ask(question)
  for (const { said } of answers.theirs) for (const name of Object.keys(said)) answered.add(group + name)
  expect(answers.theirs.length).toBeGreaterThanOrEqual(question.inputs.length)
  return differencesIn(answers, group).slice(0, 5)
}

describe('test tools answer as freeCodeCamp’s do', { timeout: timeoutMs }, () => {
  test.for(inquiries(createRandom(1), isNightly ? 10 : 0.1))('about $subject', async (inquiry) => {
    expect(await differencesOf(inquiry)).toEqual([])
  })

  test('for every member that theirs declare', async () => {
    const declared = await declaredMembers()
    expect(declared.filter((member) => !answered.has(member))).toEqual([])
  })

  test('except in a few places, which are members, too', () => {
    const members = knownDifferences.flatMap((known) => known.members)
    expect(members.filter((member) => !answered.has(member))).toEqual([])
  })

  test.skipIf(!isNightly || !curriculum)('about all lessons of a curriculum', async () => {
    const textsIn = await curriculumTexts(curriculum ?? '')
    const styled = textsIn('css').map((css) => `<style>${css}</style>`)
    const inquiriesAbout = [
      aboutStyles([...styled, ...textsIn('html')]),
      aboutTexts([
        ...textsIn('js', 'ts', 'jsx', 'tsx', 'py'),
        // Their expression for functions without a name takes cubic time, which is a minute for a whole page.
        ...textsIn('html', 'css').map((text) => text.slice(0, 1500)),
      ]),
      aboutPrograms(textsIn('ts', 'tsx', 'js', 'jsx')),
      aboutPython(textsIn('py')),
    ]
    for (const inquiry of inquiriesAbout) expect(await differencesOf(inquiry)).toEqual([])
  })
})
