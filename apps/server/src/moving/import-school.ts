import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { moveIn } from '#backup/move-in.ts'
import { isKeptOfSchool, isOfSchool } from '#backup/school-files.ts'
import { prepareServer } from '#database/embedded/prepare-server.ts'
import { placeReadySchool } from '#database/embedded/ready-school.ts'
import { unfinishedNames } from '#database/embedded/unfinished-school.ts'
import type { Lines } from './export-lines.ts'
import { importInto } from './import-into.ts'
import type { ImportedSchool } from './import-lines.ts'
import { keepKey } from './keep-key.ts'
import { MovingError } from './moving-error.ts'
import { withServer } from './with-server.ts'

type ImportRequest = { dataDirectory: string; keyFile: string; lines: Lines }

/**
 * Puts an exported school into a data directory in which there is none. The school is there when every row of it was
 * compared, and not before. The caller owns the data directory. Undefined: a school that had been restored or imported
 * when that was interrupted is put in its place instead.
 *
 * @throws MovingError for a directory with a school in it, and a file that cannot be used.
 */
export async function importSchool({
  dataDirectory,
  keyFile,
  lines,
}: ImportRequest): Promise<ImportedSchool | undefined> {
  if (await placeReadySchool(dataDirectory)) return undefined
  const existing = (await readdir(dataDirectory)).find(isOfSchool)
  if (existing !== undefined)
    throw new MovingError(
      `${dataDirectory} holds ${existing} already. Import into another DATA_DIR, or move it away.`,
    )
  const directory = join(dataDirectory, unfinishedNames.import)
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory)
  try {
    const imported = await withServer(await prepareServer(directory), (connection) =>
      importInto(connection, lines),
    )
    const keyPath = relative(dataDirectory, keyFile)
    // A key that is kept with the school moves with it, so that an import that is cut off leaves none in the way of the next.
    const movesIn = !keyPath.startsWith('..') && isKeptOfSchool(keyPath)
    await keepKey(movesIn ? join(directory, keyPath) : keyFile, imported.key)
    await moveIn(dataDirectory, directory)
    return imported
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
