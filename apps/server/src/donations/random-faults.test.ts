import { expect, test } from 'vitest'
import { liveThrough } from '#testing/donations/random-school.ts'

const schedules = process.env['TEST_PROFILE'] === 'nightly' ? 10_000 : 500

/** The seeds of schedules after which the books do not agree, and what does not. */
async function findDisagreements(hasKeys: boolean): Promise<string[]> {
  const found: string[] = []
  for (let seed = 1; seed <= schedules; seed++) {
    const wrong = await liveThrough({ seed, hasKeys })
    if (wrong.length > 0) found.push(`seed ${seed}: ${wrong.join(', ')}`)
  }
  return found
}

test(
  `after ${schedules} random schedules of faults, attempts, provider and donor agree to the cent`,
  { timeout: 600_000 },
  async () => {
    expect(await findDisagreements(true)).toEqual([])
  },
)

test('twin: without idempotency keys they do not', { timeout: 600_000 }, async () => {
  expect((await findDisagreements(false)).length).toBeGreaterThan(0)
})
