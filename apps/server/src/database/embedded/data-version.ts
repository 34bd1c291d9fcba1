import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#process/start-error.ts'
import type { DataFolder } from './data-folder.ts'

/** Where `school -- upgrade` makes the new data folder, in the data directory. */
export const upgradingName = 'upgrading'

/** A file that is there once the new data folder is whole, before it takes the place of the old one. */
export function upgradedNote(directory: string): string {
  return join(directory, upgradingName, 'complete')
}

/** A data folder is of a version of PostgreSQL that these programs cannot read. */
export class OtherVersionError extends StartError {}

/** The version of PostgreSQL that made a data folder, such as 18; undefined if there is none. */
export async function readDataVersion({ data }: DataFolder): Promise<number | undefined> {
  const file = join(data, 'PG_VERSION')
  return existsSync(file) ? Number(await readFile(file, 'utf8')) : undefined
}

/**
 * @param version of the programs that are to use the folder
 * @throws OtherVersionError if that would need `school -- upgrade`, or a newer version of the school.
 */
export async function requireVersion(folder: DataFolder, version: number): Promise<void> {
  const made = await readDataVersion(folder)
  if (made === undefined || made === version) return
  const advice =
    made < version
      ? 'Upgrade it: npm run school -- upgrade FOLDER (docs/moving.md).'
      : 'Start the version of the school that made it.'
  throw new OtherVersionError(
    `${folder.data} is of PostgreSQL ${made}, and this version of the school has PostgreSQL ${version}. Nothing was changed. ${advice}`,
  )
}
