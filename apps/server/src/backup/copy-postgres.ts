import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { writeDurably } from '#database/embedded/write-durably.ts'
import { type CopiedFile, copyFile } from './copy-file.ts'
import { copyTree } from './copy-tree.ts'
import { logFilesBetween } from '#database/embedded/log-files.ts'
import { isKeptOfPostgres } from './postgres-files.ts'

type PostgresCopy = {
  firstLogFile: string
  files: Map<string, CopiedFile>
}

/**
 * Copies PostgreSQL's data folder while it runs, with the part of the write-ahead log that makes the copied files agree
 * with each other (PostgreSQL's manual, “Making a Base Backup Using the Low Level API”).
 *
 * @param client of a superuser; the backup is of this connection
 */
export async function copyPostgres(client: Client, from: string, to: string): Promise<PostgresCopy> {
  // Keeps PostgreSQL from deleting the log that is still to be copied. It ends with the connection.
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [`backup_${process.pid}`])
  const { rows: begun } = await client.query<{ first: string }>(
    `select pg_walfile_name(pg_backup_start('backup', true)) as first`,
  )
  const files = await copyTree(from, to, isKeptOfPostgres)
  const { rows: ended } = await client.query<{ last: string; label: string }>(
    'select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(false)',
  )
  const [{ first }] = begun as [{ first: string }]
  const [{ last, label }] = ended as [{ last: string; label: string }]
  for (const name of logFilesBetween(await readdir(join(from, 'pg_wal')), first, last)) {
    files.set(`pg_wal/${name}`, await copyFile(join(from, 'pg_wal', name), join(to, 'pg_wal', name)))
  }
  await writeDurably(join(to, 'backup_label'), label)
  const sha256 = createHash('sha256').update(label).digest('hex')
  files.set('backup_label', { bytes: Buffer.byteLength(label), sha256 })
  return { firstLogFile: first, files }
}
