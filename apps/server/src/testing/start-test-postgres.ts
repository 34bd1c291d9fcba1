import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { type Connection, connect } from '#database/connect.ts'
import { startPostgres } from '#database/embedded/postgres-server.ts'
import { migrate } from '#database/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Extract<Connection, { host: string }>
  }
}

/** The migrated database that every test server copies. */
export const templateDatabase = 'template_for_tests'

/** One real PostgreSQL for all tests of a run. */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'test-postgres-'))
  const server = await startPostgres(directory)
  if (!('host' in server.connection)) throw new Error('The embedded server is reached by its parts')
  const administrator = connect(server.connection)
  await sql.raw(`create database ${templateDatabase}`).execute(administrator)
  await administrator.destroy()
  const template = connect({ ...server.connection, database: templateDatabase })
  await migrate(template)
  await template.destroy()
  project.provide('postgres', server.connection)
  return async () => {
    await server.stop()
    await rm(directory, { recursive: true })
  }
}
