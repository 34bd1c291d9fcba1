import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isOfSchool } from '#backup/school-files.ts'
import { prepareServer } from '#database/embedded/prepare-server.ts'
import { renameDurably } from '#database/embedded/write-durably.ts'
import type { Lines } from './export-lines.ts'
import { importInto } from './import-into.ts'
import type { ImportedSchool } from './import-lines.ts'
import { keepKey } from './keep-key.ts'
import { MovingError } from './moving-error.ts'
import { withServer } from './with-server.ts'

const unfinishedName = 'importing'

type ImportRequest = { dataDirectory: string; keyFile: string; lines: Lines }

/**
 * Puts an exported school into a data directory in which there is none. The school is there when every row of it was
 * compared, and not before. The caller owns the data directory.
 *
 * @throws MovingError for a directory with a school in it, and a file that cannot be used.
 */
export async function importSchool({
  dataDirectory,
  keyFile,
  lines,
}: ImportRequest): Promise<ImportedSchool> {
  const existing = (await readdir(dataDirectory)).find(isOfSchool)
  if (existing !== undefined)
    throw new MovingError(
      `${dataDirectory} holds ${existing} already. Import into another DATA_DIR, or move it away.`,
    )
  const directory = join(dataDirectory, unfinishedName)
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory)
  try {
    const imported = await withServer(await prepareServer(directory), (connection) =>
      importInto(connection, lines),
    )
    await keepKey(keyFile, imported.key)
    // With its database there is a school, so that comes last.
    for (const name of ['postgres-password', 'postgres'])
      await renameDurably(join(directory, name), join(dataDirectory, name))
    return imported
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
