import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How many files of each challenge type a folder of lessons has, by their front matter alone. */
export async function typedFiles(directory: string): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>()
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.md')) continue
    const text = await readFile(join(entry.parentPath, entry.name), 'utf8')
    const type = /^---\n[^]*?^challengeType: *(?<type>\d+)[^]*?^---$/m.exec(text)?.groups?.['type']
    if (type !== undefined) counts.set(Number(type), (counts.get(Number(type)) ?? 0) + 1)
  }
  return counts
}
