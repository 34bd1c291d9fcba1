import { expect, test } from 'vitest'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openCommandLine } from '#testing/open-command-line.ts'
import { openTestServer } from '#testing/open-test-server.ts'

const server = await openTestServer()
const type = await openCommandLine(server)
const camper = camperOfEachTest(server)

const years = async () => (await camper.me()).yearsTopContributor

test('the years of a top contributor are on their profile, in order and once', async () => {
  const { username } = await camper.me()
  for (const year of ['2025', '2024', '2025']) await type(`user contributor ${username} ${year}`)
  expect(await years()).toEqual(['2024', '2025'])
})

test('a year is taken back', async () => {
  const { username } = await camper.me()
  await type(`user contributor ${username} 2025`)
  const { printed } = await type(`user contributor ${username} 2025 no`)
  expect(printed).toBe(`${username} is no longer a top contributor of 2025.`)
  expect(await years()).toEqual([])
})

test.for([
  ['nobody-here 2025', 'There is no camper called “nobody-here”.'],
  ['nobody-here 3025', '“3025” is not a year up to this one.'],
  ['nobody-here last', '“last” is not a year up to this one.'],
  ['nobody-here 2025 never', 'Type “no” to take it back, not “never”.'],
] as const)('user contributor %s is answered with why not', async ([words, reason]) => {
  expect(await type(`user contributor ${words}`)).toMatchObject({ exitCode: 1, complaints: reason })
})
