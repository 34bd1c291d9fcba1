import { completeModernChallenge } from '@cairn/contract'
import { expect, test } from 'vitest'
import { challengeIds } from '#testing/build-test-server.ts'
import { openCommandLine } from '#testing/open-command-line.ts'
import { openTestServer } from '#testing/open-test-server.ts'

const server = await openTestServer()
const type = await openCommandLine(server)
const months = 60 * 24 * 60 * 60 * 1000

/** The lines as they are printed, by their names. */
async function figures(): Promise<Record<string, string>> {
  const { printed } = await type('stats')
  return Object.fromEntries(printed.split('\n').map((line) => line.split(/ {2,}/) as [string, string]))
}

test('stats counts the school, and what is recent', async () => {
  const early = await server.camper()
  await server.camper()
  for (const id of challengeIds.slice(0, 3))
    await early.call(completeModernChallenge, { id, challengeType: 0 })
  server.pass(months)
  const late = await server.camper()
  await late.call(completeModernChallenge, { id: challengeIds[0] ?? '', challengeType: 0 })
  const { database, ...counts } = await figures()
  expect(counts).toEqual({
    campers: '3',
    'of them new in 30 days': '1',
    'of them learning in 30 days': '1',
    'completed lessons': '4',
    'claimed certificates': '0',
    supporters: '0',
    'mails that wait': '0',
  })
  expect(database).toMatch(/^\d+ MB$/)
})
