import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { connect, forMaintenance } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { templateDatabase } from './start-test-postgres.ts'

/** Generous, because tests send hundreds of requests at once on busy machines. */
const forHundredsAtOnce = {
  connectionMs: 20_000,
  statementMs: 20_000,
  silenceMs: 20_000,
  togetherMs: 20_000,
}

/** A fresh copy of the migrated database: as its owner sees it, and as requests are answered. */
export async function openTestDatabase(weaken?: (database: Database) => Promise<Database>) {
  const postgres = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const administrator = connect(postgres, forMaintenance)
  await sql.raw(`create database ${name} template ${templateDatabase}`).execute(administrator)
  await administrator.destroy()

  const owner = connect({ ...postgres, database: name }, forMaintenance)
  const database = (await weaken?.(owner)) ?? owner
  const asApplication = { ...postgres, ...inject('application'), database: name }
  const ofRequests = weaken ? database : connect(asApplication, forHundredsAtOnce)
  const close = async () => {
    await ofRequests.destroy()
    await owner.destroy()
  }
  return { database, ofRequests, close }
}
