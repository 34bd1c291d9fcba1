import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { connect, type Connection, forMaintenance } from '#database/connect.ts'
import { withLines } from './export-lines.ts'
import { writeSchoolFile } from './write-school-file.ts'

type ExportRequest = {
  /** As the owner of the tables. */
  connection: Connection
  /** The private key of certificates, if there is one yet. */
  keyFile: string
  /** A new file. */
  path: string
  now: () => Date
}

/**
 * Writes a whole school to one file, with its key of certificates, whether it is running or not; returns the size in
 * bytes.
 *
 * @throws MovingError for a file that exists, and a database without a school.
 */
export async function exportSchool({ connection, keyFile, path, now }: ExportRequest): Promise<number> {
  const database = connect(connection, forMaintenance)
  try {
    const key = existsSync(keyFile) ? await readFile(keyFile, 'utf8') : null
    return await withLines(database, { madeAt: now().toISOString(), key }, (lines) =>
      writeSchoolFile(path, lines),
    )
  } finally {
    await database.destroy()
  }
}
