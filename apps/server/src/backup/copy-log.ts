import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { copyFile } from './copy-file.ts'
import { logFilesSince } from './log-files.ts'

/** Copies from an archive what PostgreSQL's write-ahead log went on with after a backup. */
export async function copyLog(archive: string, to: string, firstLogFile: string): Promise<void> {
  for (const name of logFilesSince(await readdir(archive), firstLogFile))
    await copyFile(join(archive, name), join(to, name))
}
