import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { dataFolder, type EmbeddedConnection } from '#database/embedded/data-folder.ts'
import { defaultConnections } from '#database/embedded/postgres-server.ts'
import { OtherVersionError } from '#database/embedded/data-version.ts'
import { type PreparedServer, prepareServer } from '#database/embedded/prepare-server.ts'
import { type PostgresSettings, runServer } from '#database/embedded/run-server.ts'
import { readComplaint } from '#database/embedded/server-complaint.ts'
import { BackupError } from './backup-error.ts'
import { filesBelow } from './files-below.ts'
import type { Gap } from '#database/embedded/find-gap.ts'
import { readEveryRow, type RowCounts } from './read-every-row.ts'
import { unlessInterrupted } from './unless-interrupted.ts'

/** How far to go on: to a moment, or as far as possible, and at most to where the log has a gap. */
type Reach = { until: Date | undefined; gap: Gap | undefined }

/** Work on a database that was recovered and read. */
type Work = (client: Client) => Promise<void>

/**
 * Lets PostgreSQL make a copied data folder consistent, up to a moment, and reads all of it; then does the work.
 *
 * @throws BackupError if PostgreSQL cannot.
 */
export async function recover(
  directory: string,
  { until, gap }: Reach,
  work: Work = async () => undefined,
): Promise<RowCounts> {
  // PostgreSQL would begin a new database there.
  if (!existsSync(join(dataFolder(directory).data, 'PG_VERSION')))
    throw new BackupError('The backup has no database in it.')
  const prepared = await prepare(directory)
  const { folder, launcher, connection } = prepared
  await writeFile(join(folder.data, 'recovery.signal'), '', { mode: 0o600 })
  const { files, folders } = await filesBelow(folder.data, () => true)
  for (const path of ['', ...folders, ...files]) launcher.own(join(folder.data, path))
  const { child, isReady, end } = runServer(prepared, recoverySettings(until))
  const stop = () => child.kill('SIGINT')
  return unlessInterrupted(stop, async () => {
    try {
      if (!(await isReady)) throw new BackupError(explain(readComplaint(folder.log, 0), { until, gap }))
      return await readAll(connection, work)
    } finally {
      stop()
      await end
    }
  })
}

async function prepare(directory: string): Promise<PreparedServer> {
  try {
    return await prepareServer(directory)
  } catch (error) {
    if (!(error instanceof OtherVersionError)) throw error
    throw new BackupError(
      'The backup is of another version of PostgreSQL. Restore it with the version of the school that made it.',
    )
  }
}

function recoverySettings(until: Date | undefined): PostgresSettings {
  return {
    max_connections: String(defaultConnections),
    // All that there is lies in `pg_wal` already; asking for more is answered with “there is none”.
    restore_command: 'exit 1',
    // It answers when everything is there, and not while it is still catching up.
    hot_standby: 'off',
    ...(until && { recovery_target_time: timeOf(until), recovery_target_action: 'promote' }),
  }
}

/** Settings know no “Z”. */
function timeOf(moment: Date): string {
  return moment.toISOString().replace('Z', '+00')
}

async function readAll(connection: EmbeddedConnection, work: Work): Promise<RowCounts> {
  const client = new Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    const counts = await readEveryRow(client)
    await work(client)
    return counts
  } finally {
    await client.end()
  }
}

function explain(complaint: string | undefined, { until, gap }: Reach): string {
  const moment = until?.toISOString()
  if (complaint?.includes('before configured recovery target was reached')) {
    const end = gap ? `lacks ${gap.missing}, and leads to no moment after that: not to` : 'ends before'
    return `The archive ${end} ${moment}. Leave the time out, or name an earlier one.`
  }
  return `PostgreSQL cannot use the backup: ${complaint ?? 'it does not say why'}`
}
