import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { prepareApplicationRole } from '#database/application-role.ts'
import { connect, forMaintenance } from '#database/connect.ts'
import type { EmbeddedConnection } from '#database/embedded/data-folder.ts'
import { defaultConnections } from '#database/embedded/postgres-server.ts'
import { migrate } from '#database/migrate.ts'
import { startChosenPostgres } from './start-chosen-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The connection of the schema's owner. */
    postgres: EmbeddedConnection
    /** The connection that answers requests. */
    application: { user: string; password: string }
  }
}

/** The migrated database that every test server copies. */
export const templateDatabase = 'template_for_tests'

/** One real PostgreSQL for all tests of a run. */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'test-postgres-'))
  // Each worker runs one file of tests, with as many connections as a school, and twins beside it.
  const connections = 2 * defaultConnections * availableParallelism()
  const server = await startChosenPostgres(directory, { max_connections: String(connections) })
  const administrator = connect(server.connection)
  await sql.raw(`create database ${templateDatabase}`).execute(administrator)
  const application = await prepareApplicationRole(administrator)
  await administrator.destroy()
  const template = connect({ ...server.connection, database: templateDatabase }, forMaintenance)
  await migrate(template, application.user)
  await template.destroy()
  project.provide('postgres', server.connection)
  project.provide('application', application)
  return async () => {
    await server.stop()
    await rm(directory, { recursive: true })
  }
}
