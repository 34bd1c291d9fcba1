import { expect, test } from 'vitest'
import { liveThrough } from '#testing/donations/random-school.ts'
import { inDatabase, inMemory, type OpenRandomBook } from '#testing/donations/random-storage.ts'
import { openTestServer } from '#testing/open-test-server.ts'

const schedules = 10_000
const schedulesInDatabase = 500

type Life = { hasKeys: boolean; openBook?: OpenRandomBook; count?: number }

/** The seeds of schedules after which the books do not agree, and what does not. */
async function findDisagreements({
  hasKeys,
  openBook = inMemory,
  count = schedules,
}: Life): Promise<string[]> {
  const found: string[] = []
  for (let seed = 1; seed <= count; seed++) {
    const wrong = await liveThrough({ seed, hasKeys, openBook })
    if (wrong.length > 0) found.push(`seed ${seed}: ${wrong.join(', ')}`)
  }
  return found
}

test(
  `after ${schedules} random schedules of faults, attempts, provider and donor agree to the cent`,
  { timeout: 600_000 },
  async () => {
    expect(await findDisagreements({ hasKeys: true })).toEqual([])
  },
)

test('twin: without idempotency keys they do not', { timeout: 600_000 }, async () => {
  expect((await findDisagreements({ hasKeys: false })).length).toBeGreaterThan(0)
})

test(
  `after ${schedulesInDatabase} of them with the school’s own tables and nightly comparison they agree, too`,
  { timeout: 600_000 },
  async () => {
    const { application } = await openTestServer()
    const openBook = inDatabase(application)
    expect(await findDisagreements({ hasKeys: true, openBook, count: schedulesInDatabase })).toEqual([])
  },
)
