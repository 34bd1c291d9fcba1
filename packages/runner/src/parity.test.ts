import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Both, startBoth } from './testing/parity/ask-both.ts'
import { differencesIn } from './testing/parity/compare-answers.ts'
import { declaredMembers } from './testing/parity/declared-members.ts'
import { type Inquiry, inquiries } from './testing/parity/questions.ts'
import { createRandom } from './testing/parity/random.ts'

const isNightly = process.env['TEST_PROFILE'] === 'nightly'
const timeoutMs = isNightly ? 3_600_000 : 120_000

/** The members that theirs has answered for. */
const answered = new Set<string>()
let both: Both

beforeAll(async () => {
  both = await startBoth()
})
afterAll(() => both.close())

async function differencesOf({ question, group = '' }: Inquiry) {
  const answers = await both.ask(question)
  for (const { said } of answers.theirs) for (const name of Object.keys(said)) answered.add(group + name)
  expect(answers.theirs.length).toBeGreaterThanOrEqual(question.inputs.length)
  return differencesIn(answers, group)
}

describe('test tools answer as freeCodeCamp’s do', { timeout: timeoutMs }, () => {
  test.for(inquiries(createRandom(1), isNightly ? 10 : 1))('about $subject', async (inquiry) => {
    const differences = await differencesOf(inquiry)
    expect(differences.slice(0, 5)).toEqual([])
  })

  test('for every member that theirs declare', async () => {
    const declared = await declaredMembers()
    expect(declared.filter((member) => !answered.has(member))).toEqual([])
  })
})
