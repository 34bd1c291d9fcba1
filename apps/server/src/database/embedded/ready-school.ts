import { readdir, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { renameDurably } from './write-durably.ts'

/** In a data directory, the folder of a school that was restored or imported as a whole and is on its way to its place. */
export const readyName = 'ready-school'

/** Moves what is left of such a school to its place; false if there is none. */
export async function placeReadySchool(directory: string): Promise<boolean> {
  const ready = join(directory, readyName)
  const names = await readdir(ready).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (!names) return false
  // With its database there is a school, so that comes last.
  const isDatabase = (name: string) => name === 'postgres'
  for (const name of [...names.filter((one) => !isDatabase(one)), ...names.filter(isDatabase)])
    await renameDurably(join(ready, name), join(directory, name))
  await rmdir(ready)
  return true
}
