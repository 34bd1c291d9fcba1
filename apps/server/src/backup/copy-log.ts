import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { copyFile } from './copy-file.ts'
import { findGap, type Gap } from '#database/embedded/find-gap.ts'
import { filesBelow } from './files-below.ts'
import { logFilesSince } from '#database/embedded/log-files.ts'

/**
 * Copies from an archive what PostgreSQL's write-ahead log went on with after a backup; no links, which PostgreSQL's user
 * could have put there to read files of ours. Returns what is missing in between.
 */
export async function copyLog(archive: string, to: string, firstLogFile: string): Promise<Gap | undefined> {
  const { files } = await filesBelow(archive, () => true)
  for (const name of logFilesSince(files, firstLogFile)) await copyFile(join(archive, name), join(to, name))
  return findGap(logFilesSince(await readdir(to), firstLogFile))
}
