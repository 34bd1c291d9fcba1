import { existsSync } from 'node:fs'
import { StartError } from '#process/start-error.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import {
  type DataFolder,
  dataFolder,
  type EmbeddedConnection,
  readConnection,
  readOrCreatePassword,
} from './data-folder.ts'
import { requireVersion, upgradedNote } from './data-version.ts'
import { initialise } from './initialise.ts'
import { endLeftovers, removeNotes } from './leftovers.ts'
import { ownCopy } from './own-copy.ts'
import { placeReadySchool } from './ready-school.ts'
import { chooseSocketFolder } from './socket-folder.ts'
import { refuseUnfinished } from './unfinished-school.ts'
import { chooseLauncher, type Launcher } from './unprivileged.ts'

/** A data directory in which PostgreSQL can be started. */
export type PreparedServer = {
  folder: DataFolder
  binaries: Binaries
  launcher: Launcher
  connection: EmbeddedConnection
}

/**
 * Creates everything that PostgreSQL needs in `directory`, keeps what exists, goes on with a restore or import that was cut
 * off at its end, and ends what an earlier start left running.
 *
 * @param programs those that npm has installed, by default
 * @throws StartError for problems that an operator has to fix.
 */
export async function prepareServer(directory: string, programs?: Binaries): Promise<PreparedServer> {
  const binaries = programs ?? (await findBinaries())
  const folder = dataFolder(directory)
  await placeReadySchool(directory)
  await requireVersion(folder, binaries.version)
  if (!existsSync(folder.data) && existsSync(upgradedNote(directory)))
    throw new StartError(
      `The upgrade of ${directory} was interrupted at its end. Finish it: npm run school -- upgrade FOLDER (docs/moving.md).`,
    )
  if (!existsSync(folder.data)) refuseUnfinished(directory)
  const launcher = chooseLauncher(binaries.postgres, folder.data)
  if (existsSync(folder.data)) {
    if (!existsSync(folder.passwordFile)) {
      throw new StartError(`${folder.passwordFile} is missing. Restore it, for example from a backup.`)
    }
    await endLeftovers(folder.data, await readConnection(directory))
    for (const path of [folder.data, folder.socketFolder]) await ownCopy(path, launcher)
  }
  const password = await readOrCreatePassword(folder)
  await initialise({ data: folder.data, password, initdb: binaries.initdb, launcher })
  if (process.platform !== 'win32') await chooseSocketFolder(folder, launcher)
  const connection = await readConnection(directory)
  await removeNotes(folder.data, connection)
  return { folder, binaries, launcher, connection }
}
