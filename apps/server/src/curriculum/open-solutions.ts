import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PrivateBlock, type Solution } from '@cairn/contract'
import { BoundedCache } from '#cache/bounded-cache.ts'

/** The solutions of a lesson; none if its author has written none. */
export type LoadSolutions = (lesson: { id: string; block: string }) => Promise<readonly Solution[]>

const blocksInMemory = 20

/**
 * Reads solutions from a folder that no web route serves.
 *
 * @param directory the folder of all languages
 * @throws when a file does not fit the contract's schema.
 */
export function openSolutions(directory: string): LoadSolutions {
  const folder = join(directory, 'private/blocks')
  // The names contain a hash of the content, so an author's change is another file.
  const cache = new BoundedCache<Promise<PrivateBlock>>(blocksInMemory)
  return async ({ id, block }) => {
    const names = await readdir(folder)
    const name = names.find((one) => one.startsWith(`${block}.`))
    if (name === undefined) return []
    const { challenges } = await cache.getOrCreate(name, () => readBlock(join(folder, name)))
    return challenges.find((challenge) => challenge.id === id)?.solutions ?? []
  }
}

async function readBlock(file: string): Promise<PrivateBlock> {
  return PrivateBlock.parse(JSON.parse(await readFile(file, 'utf8')))
}
