import { StartError } from '#process/start-error.ts'
import { archiveNote, findOwnArchiveName } from './own-archive.ts'

type Places = {
  databaseUrl: string | undefined
  dataDirectory: string
  archiveDirectory: string | undefined
}

/**
 * A school with an archive goes on with it: what it wrote meanwhile would be missing in the archive, and nothing after
 * that could be restored.
 *
 * @throws StartError if it is not told where the archive is.
 */
export async function requireArchive({
  databaseUrl,
  dataDirectory,
  archiveDirectory,
}: Places): Promise<void> {
  if (databaseUrl !== undefined || archiveDirectory !== undefined) return
  const name = await findOwnArchiveName(dataDirectory)
  if (name === undefined) return
  throw new StartError(
    `The school in ${dataDirectory} has an archive, ${name}, and ARCHIVE_DIR is not set. Set it as before. To go on without an archive, delete the file ${archiveNote} in DATA_DIR, and make a backup.`,
  )
}
