import { afterAll, expect, test, vi } from 'vitest'
import type { Database } from '#database/schema.ts'
import { insertSession } from '#http/session-store.ts'
import { isNightly } from '#testing/is-nightly.ts'
import { openDataDirectories } from '#testing/open-data-directories.ts'
import { findOrCreateCamper } from '#users/find-or-create-camper.ts'

vi.setConfig({ testTimeout: 240_000 })

const { pathOf, type, withSchool, remove } = await openDataDirectories()
afterAll(remove)

async function signIn(database: Database): Promise<void> {
  const now = new Date()
  const found = await findOrCreateCamper(database, 'ada@example.org', now)
  const { userId } = found?.camper ?? { userId: '' }
  await insertSession(database, { userId, hash: Buffer.from('session'), now, browser: '', system: '' })
}

async function count(database: Database) {
  const campers = await database.selectFrom('users').select('user_id').execute()
  const sessions = await database.selectFrom('sessions').select('user_id').execute()
  return { campers: campers.length, sessions: sessions.length }
}

test.runIf(isNightly)('a restored school has its campers, all of whom are signed out', async () => {
  await withSchool({ data: 'school' }, async (database) => {
    await signIn(database)
    expect(await count(database)).toEqual({ campers: 1, sessions: 1 })
    await type(['backup', pathOf('backup')], { DATA_DIR: pathOf('school') })
  })
  await type(['restore', pathOf('backup')], { DATA_DIR: pathOf('restored') })
  expect(await withSchool({ data: 'restored' }, count)).toEqual({ campers: 1, sessions: 0 })
})
