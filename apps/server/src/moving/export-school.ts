import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { connect, type Connection, forMaintenance } from '#database/connect.ts'
import { isInside } from '#database/embedded/is-inside.ts'
import { withLines } from './export-lines.ts'
import { MovingError } from './moving-error.ts'
import { writeSchoolFile } from './write-school-file.ts'

type ExportRequest = {
  /** As the owner of the tables. */
  connection: Connection
  /** The private key of certificates, if there is one yet. */
  keyFile: string
  /** A new file. */
  path: string
  /** Where the school is kept, whether its database is there or elsewhere. */
  dataDirectory: string
  now: () => Date
}

/**
 * Writes a whole school to one file, with its key of certificates, whether it is running or not; returns the size in
 * bytes.
 *
 * @throws MovingError for a file that exists or is lost together with the data, and a database without a school.
 */
export async function exportSchool(request: ExportRequest): Promise<number> {
  const { connection, keyFile, path, dataDirectory, now } = request
  if (isInside(path, dataDirectory))
    throw new MovingError(`${path} is in ${dataDirectory}, and would be lost with it. Name a file elsewhere.`)
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
