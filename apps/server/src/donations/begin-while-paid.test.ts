import { expect, test } from 'vitest'
import type { Database } from '#database/schema.ts'
import { beginMonthlyGift } from '#testing/donations/begin-monthly-gift.ts'
import { doneOrWaiting } from '#testing/lock-waits.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { withoutRowLocks } from '#testing/without-row-locks.ts'
import { openBook } from './open-book.ts'

const server = await openTestServer()
const now = () => server.clock.now
const book = openBook({ database: server.database, now })

/** Runs `meanwhile` once it has been read whether a camper gives, as another server could. */
function pausing(database: Database, meanwhile: () => Promise<void>): Database {
  let isOver = false
  return database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const isRead = result.rows.some((row) => 'isDonating' in row)
      if (isRead && !isOver) {
        isOver = true
        await meanwhile()
      }
      return result
    },
  })
}

/** What becomes of a second gift that a camper begins at the moment in which the first is paid. */
async function beginWhilePaid(database: Database): Promise<string> {
  const { pay, newOrder } = await beginMonthlyGift({ database: server.database, book, now })
  let paying: Promise<unknown> = Promise.resolve()
  const slow = pausing(database, async () => {
    paying = pay()
    await doneOrWaiting(server.database, paying, 1)
  })
  const { is } = await openBook({ database: slow, now }).open(newOrder())
  await paying
  return is
}

test('a gift is not begun while another one of its camper is being paid', async () => {
  expect(await beginWhilePaid(server.database)).toBe('blocked')
})

test('twin: without a lock on the camper it is', async () => {
  expect(await beginWhilePaid(await withoutRowLocks(server.database))).toBe('open')
})
