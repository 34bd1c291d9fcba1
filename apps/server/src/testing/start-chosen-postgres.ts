import { findBinariesIn } from '#database/embedded/binaries.ts'
import type { EmbeddedConnection } from '#database/embedded/data-folder.ts'
import { startPostgres } from '#database/embedded/postgres-server.ts'
import { prepareServer } from '#database/embedded/prepare-server.ts'
import { type PostgresSettings, runServer } from '#database/embedded/run-server.ts'

type Started = { connection: EmbeddedConnection; stop: () => Promise<unknown> }

/** Starts the PostgreSQL whose programs are in the folder that `TEST_POSTGRES` names; the school's own by default. */
export async function startChosenPostgres(directory: string, settings: PostgresSettings): Promise<Started> {
  const programs = process.env['TEST_POSTGRES']
  if (programs === undefined) return startPostgres(directory, settings)
  const prepared = await prepareServer(directory, await findBinariesIn(programs))
  const { child, isReady, end } = runServer(prepared, settings)
  if (!(await isReady)) throw new Error(`PostgreSQL does not start: see ${prepared.folder.log}`)
  const stop = async () => {
    child.kill('SIGINT')
    return end
  }
  return { connection: prepared.connection, stop }
}
