import { updateUsername } from '@cairn/contract'
import { expect, test } from 'vitest'
import { buildTestServer, type TestServer } from '#testing/build-test-server.ts'
import { isNightly } from '#testing/is-nightly.ts'
import { withoutUniqueKeys } from '#testing/without-unique-keys.ts'

/** Forty campers want each of twenty names, all at once (goal G6 in docs/reference/security.md, “Reliability”). */
async function wantNames({ camper, database }: TestServer) {
  const names = Array.from({ length: 20 }, (_name, index) => `wanted-${index}`)
  const campers = await Promise.all(Array.from({ length: 40 }, () => camper()))
  const answers = []
  for (const username of names) {
    // The monthly limit has tests of its own.
    await database.deleteFrom('username_claims').execute()
    answers.push(...(await Promise.all(campers.map((who) => who.call(updateUsername, { username })))))
  }
  const held = await database
    .selectFrom('usernames')
    .select(['username', 'user_id'])
    .where('username', 'in', names)
    .execute()
  return {
    granted: answers.filter(({ status }) => status === 200).length,
    refused: answers.filter(({ body }) => body.message === 'flash.username-taken').length,
    names: new Set(held.map(({ username }) => username)).size,
    holders: held.length,
  }
}

test('each of twenty names goes to one of forty who want it at once', { timeout: 120_000 }, async () => {
  const server = await buildTestServer()
  expect(await wantNames(server)).toEqual({ granted: 20, refused: 780, names: 20, holders: 20 })
  await server.close()
})

test.runIf(isNightly)(
  'twin: goes to all of them if names have no unique key',
  { timeout: 120_000 },
  async () => {
    const server = await buildTestServer({ weaken: withoutUniqueKeys('usernames') })
    expect(await wantNames(server)).toEqual({ granted: 800, refused: 0, names: 20, holders: 800 })
    await server.close()
  },
)
