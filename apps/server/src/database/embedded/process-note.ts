import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { EmbeddedConnection } from './data-folder.ts'

/** The process id of the server at our socket; undefined if none accepts our password. */
export async function askForProcess(connection: EmbeddedConnection): Promise<number | undefined> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 1000, query_timeout: 1000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    // The server reads its process id file from the folder that it serves, whatever that is.
    const { rows } = await client.query<{ note: string }>(`select pg_read_file('postmaster.pid') as note`)
    return parseNote(rows[0]?.note ?? '')
  } catch {
    // No server is there, or it is not ours.
    return undefined
  } finally {
    await client.end()
  }
}

/** The process id that PostgreSQL has noted in its folder; undefined if none was left running. */
export function readNote(data: string): number | undefined {
  try {
    return parseNote(readFileSync(join(data, 'postmaster.pid'), 'utf8'))
  } catch {
    // There is no file.
    return undefined
  }
}

/** PostgreSQL writes its process id in the first line of a file in its folder. */
function parseNote(note: string): number | undefined {
  const pid = Number(note.split('\n')[0])
  return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined
}
