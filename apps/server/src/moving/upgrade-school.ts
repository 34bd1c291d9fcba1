import { existsSync } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, forMaintenance } from '#database/connect.ts'
import { findBinaries, findBinariesIn } from '#database/embedded/binaries.ts'
import { dataFolder, type EmbeddedConnection } from '#database/embedded/data-folder.ts'
import { readDataVersion, upgradedNote, upgradingName } from '#database/embedded/data-version.ts'
import { archiveNote } from '#database/embedded/own-archive.ts'
import { prepareServer } from '#database/embedded/prepare-server.ts'
import { renameDurably, writeDurably } from '#database/embedded/write-durably.ts'
import { withLines } from './export-lines.ts'
import { importInto } from './import-into.ts'
import type { ImportedSchool } from './import-lines.ts'
import { MovingError } from './moving-error.ts'
import { withServer } from './with-server.ts'

type UpgradeRequest = {
  dataDirectory: string
  /** The folder with the programs of the PostgreSQL that made the data folder. */
  oldPrograms: string
  now: () => Date
}

export type UpgradedSchool = ImportedSchool & {
  /** The data folder of the old PostgreSQL, which stays as it was. */
  kept: string
}

/**
 * Moves the rows of a data folder of an earlier PostgreSQL into a new one, compares all of them, and then puts it in the
 * place of the old one. The caller owns the data directory. Undefined: an upgrade that was interrupted at its end is
 * finished.
 *
 * @throws MovingError or StartError if that cannot be done; nothing was changed then.
 */
export async function upgradeSchool({
  dataDirectory,
  oldPrograms,
  now,
}: UpgradeRequest): Promise<UpgradedSchool | undefined> {
  const directory = join(dataDirectory, upgradingName)
  const [old, fresh] = [dataFolder(dataDirectory), dataFolder(directory)]
  const swapIn = async () => {
    await renameDurably(fresh.data, old.data)
    await rm(directory, { recursive: true })
  }
  if (!existsSync(old.data) && existsSync(upgradedNote(dataDirectory))) {
    await swapIn()
    return undefined
  }
  const { programs, kept } = await choosePrograms(dataDirectory, oldPrograms)
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory)
  try {
    const imported = await withServer(await prepareServer(dataDirectory, programs), async (from) => {
      // The old password, so that nothing but the data folder has to change.
      await copyFile(old.passwordFile, fresh.passwordFile)
      return withServer(await prepareServer(directory), (to) => copyRows(from, to, now()))
    })
    await writeDurably(upgradedNote(dataDirectory), '')
    // The log of the new folder begins again, so it needs a folder of its own in an archive.
    await rm(join(dataDirectory, archiveNote), { force: true })
    await renameDurably(old.data, kept)
    await swapIn()
    return { ...imported, kept }
  } finally {
    if (existsSync(old.data)) await rm(directory, { recursive: true, force: true })
  }
}

async function choosePrograms(dataDirectory: string, folder: string) {
  const old = dataFolder(dataDirectory)
  const made = await readDataVersion(old)
  const { version: own } = await findBinaries()
  if (made === undefined) throw new MovingError(`There is no school in ${dataDirectory}.`)
  if (made >= own)
    throw new MovingError(`${old.data} is of PostgreSQL ${made} already, and needs no upgrade to ${own}.`)
  const kept = `${old.data}-${made}`
  if (existsSync(kept)) throw new MovingError(`${kept} is there already, from another upgrade. Move it away.`)
  const programs = await findBinariesIn(folder)
  if (programs.version !== made)
    throw new MovingError(
      `The programs in ${folder} are of PostgreSQL ${programs.version}, and ${old.data} is of ${made}.`,
    )
  return { programs, kept }
}

async function copyRows(
  from: EmbeddedConnection,
  to: EmbeddedConnection,
  now: Date,
): Promise<ImportedSchool> {
  const database = connect(from, forMaintenance)
  try {
    // The key of certificates is a file beside the data folder, and stays there.
    return await withLines(database, { madeAt: now.toISOString(), key: null }, (lines) =>
      importInto(to, lines),
    )
  } finally {
    await database.destroy()
  }
}
