import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findGap } from '#database/embedded/find-gap.ts'
import type { StorageConfig } from '#config/storage-config.ts'
import { findOwnArchiveName } from '#database/embedded/own-archive.ts'
import { broken, type Finding, odd } from './finding.ts'

/** Whether the archive of a school continues its backups. */
export async function checkArchive({
  databaseUrl,
  dataDirectory,
  archiveDirectory,
}: StorageConfig): Promise<Finding[]> {
  const name = databaseUrl === undefined ? await findOwnArchiveName(dataDirectory) : undefined
  if (name === undefined) return []
  if (archiveDirectory === undefined)
    return [broken('The school has an archive, and ARCHIVE_DIR is not set. Set it as before.')]
  const folder = join(archiveDirectory, name)
  if (!existsSync(folder)) return []
  try {
    const gap = findGap(readdirSync(folder))
    return gap
      ? [
          odd(
            `The archive lacks ${gap.missing}. Backups from before lead no further. If there is no newer one, make one now.`,
          ),
        ]
      : []
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return [
      broken(`The archive’s folder ${folder} cannot be read (${code}). Give the school its folder back.`),
    ]
  }
}
