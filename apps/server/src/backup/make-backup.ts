import { lstatSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { isInside } from '#database/embedded/is-inside.ts'
import { dataFolder, type EmbeddedConnection } from '#database/embedded/data-folder.ts'
import { findOwnArchiveName } from '#database/embedded/own-archive.ts'
import { renameDurably, writeDurably } from '#database/embedded/write-durably.ts'
import { BackupError } from './backup-error.ts'
import { type BackupNote, noteName } from './backup-note.ts'
import { copyPostgres } from './copy-postgres.ts'
import { copyTree } from './copy-tree.ts'
import { isKeptOfSchool } from './school-files.ts'

type BackupRequest = {
  dataDirectory: string
  /** Of the PostgreSQL that runs there, as its superuser. */
  connection: EmbeddedConnection
  /** A new folder. */
  folder: string
  now: () => Date
}

/**
 * Copies a data directory while its PostgreSQL runs (docs/backup.md). The folder gets its name when everything in it is
 * on disk, and a copy that fails leaves nothing.
 *
 * @throws BackupError for a folder that exists, or is lost together with the data.
 */
export async function makeBackup({
  dataDirectory,
  connection,
  folder,
  now,
}: BackupRequest): Promise<BackupNote> {
  if (isInside(folder, dataDirectory))
    throw new BackupError(
      `${folder} is in ${dataDirectory}, and would be lost with it. Name a folder elsewhere.`,
    )
  const client = new Client(connection)
  // The query that fails reports it.
  client.on('error', () => undefined)
  await client.connect()
  const unfinished = `${folder}.unfinished`
  try {
    await takeTurn(client)
    // A link that leads nowhere is in the way, too.
    if (lstatSync(folder, { throwIfNoEntry: false }))
      throw new BackupError(`${folder} exists already. Name a new folder.`)
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(dirname(folder), { recursive: true })
    // Not a folder that another user has put there since.
    await mkdir(unfinished, { mode: 0o700 })
    try {
      const note = await copySchool(client, { dataDirectory, to: unfinished, now })
      await renameDurably(unfinished, folder)
      return note
    } catch (error) {
      // On a full disk it would leave no room for the next one.
      await rm(unfinished, { recursive: true, force: true })
      throw error
    }
  } finally {
    await client.end()
  }
}

type CopyRequest = Pick<BackupRequest, 'dataDirectory' | 'now'> & { to: string }

async function copySchool(client: Client, { dataDirectory, to, now }: CopyRequest): Promise<BackupNote> {
  const { files: postgresFiles, ...copy } = await copyPostgres(
    client,
    dataFolder(dataDirectory).data,
    join(to, 'postgres'),
  )
  const madeAt = now().toISOString()
  const schoolFiles = await copyTree(dataDirectory, to, isKeptOfSchool)
  const ofPostgres = [...postgresFiles].map(([path, file]) => [`postgres/${path}`, file] as const)
  const files = Object.fromEntries([...ofPostgres, ...schoolFiles])
  const archive = await findOwnArchiveName(dataDirectory)
  const note: BackupNote = { format: 1, madeAt, ...copy, ...(archive !== undefined && { archive }), files }
  await writeDurably(join(to, noteName), JSON.stringify(note, undefined, 2))
  return note
}

/**
 * Two backups at once into one folder would delete each other's files. The lock ends with the connection.
 *
 * @throws BackupError while another backup is being made.
 */
async function takeTurn(client: Client): Promise<void> {
  const { rows } = await client.query<{ isOurs: boolean }>(
    `select pg_try_advisory_lock(hashtext('backup')) as "isOurs"`,
  )
  if (!rows[0]?.isOurs) throw new BackupError('Another backup is being made. Try again when it is finished.')
}
