import { unlessInterrupted } from '#backup/unless-interrupted.ts'
import type { EmbeddedConnection } from '#database/embedded/data-folder.ts'
import { defaultConnections } from '#database/embedded/postgres-server.ts'
import type { PreparedServer } from '#database/embedded/prepare-server.ts'
import { runServer } from '#database/embedded/run-server.ts'
import { endOfLog, readComplaint } from '#database/embedded/server-complaint.ts'
import { MovingError } from './moving-error.ts'

/**
 * Runs `work` while a PostgreSQL runs in a data folder, which is whole and at rest afterwards.
 *
 * @throws MovingError if it does not start.
 */
export async function withServer<Result>(
  prepared: PreparedServer,
  work: (connection: EmbeddedConnection) => Promise<Result>,
): Promise<Result> {
  const { folder, binaries, connection } = prepared
  const said = endOfLog(folder.log)
  const { child, isReady, end } = runServer(prepared, { max_connections: String(defaultConnections) })
  const stop = () => child.kill('SIGINT')
  return unlessInterrupted(stop, async () => {
    try {
      if (!(await isReady))
        throw new MovingError(
          `PostgreSQL ${binaries.version} does not start: ${readComplaint(folder.log, said) ?? `see ${folder.log}`}`,
        )
      return await work(connection)
    } finally {
      stop()
      await end
    }
  })
}
