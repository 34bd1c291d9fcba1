import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { connect, forMaintenance } from '#database/connect.ts'
import { databaseAddress } from './database-address.ts'

/** An empty database of an operator's, and its address. */
export async function emptyDatabase() {
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  const administrator = connect(inject('postgres'), forMaintenance)
  await sql.raw(`create database ${name}`).execute(administrator)
  await administrator.destroy()
  const database = connect({ ...inject('postgres'), database: name }, forMaintenance)
  return { database, address: await databaseAddress(database) }
}
