import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { placeReadySchool } from '#database/embedded/ready-school.ts'
import { unfinishedNames } from '#database/embedded/unfinished-school.ts'
import { BackupError } from './backup-error.ts'
import { type CopyRequest, copyIn } from './copy-in.ts'
import { moveIn } from './move-in.ts'
import { recover } from './recover.ts'
import type { Restored } from './restored.ts'
import { isOfSchool } from './school-files.ts'
import { signEveryoneOut } from './sign-everyone-out.ts'

/**
 * Puts a backup into a data directory in which there is no school, and goes on with the archived log from there. The
 * school is there when all of it was read once, and not before. Everyone is signed out. Undefined: a school that had been
 * restored or imported when that was interrupted is put in its place instead.
 *
 * @throws BackupError for a damaged backup, a moment that it does not reach, and a directory with a school in it.
 */
export async function restoreBackup(
  dataDirectory: string,
  request: CopyRequest,
): Promise<Restored | undefined> {
  if (await placeReadySchool(dataDirectory)) return undefined
  const existing = (await readdir(dataDirectory)).find(isOfSchool)
  if (existing !== undefined)
    throw new BackupError(
      `${dataDirectory} holds ${existing} already. Restore into another DATA_DIR, or move it away.`,
    )
  const directory = join(dataDirectory, unfinishedNames.restore)
  try {
    const gap = await copyIn(directory, request)
    const counts = await recover(directory, { until: request.until, gap }, signEveryoneOut)
    await moveIn(dataDirectory, directory)
    return { counts, gap }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
