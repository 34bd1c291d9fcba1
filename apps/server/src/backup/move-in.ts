import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { placeReadySchool, readyName } from '#database/embedded/ready-school.ts'
import { renameDurably } from '#database/embedded/write-durably.ts'
import { isOfSchool } from './school-files.ts'

/** Moves a whole school from a folder in a data directory to its place. When that is cut off, the next start goes on with it. */
export async function moveIn(dataDirectory: string, folder: string): Promise<void> {
  const others = (await readdir(folder)).filter((name) => !isOfSchool(name))
  for (const name of others) await rm(join(folder, name), { recursive: true })
  await renameDurably(folder, join(dataDirectory, readyName))
  await placeReadySchool(dataDirectory)
}
