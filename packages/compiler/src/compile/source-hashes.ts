import { readFileSync, statSync } from 'node:fs'
import { contentHash } from '../files/content-hash.ts'
import { largestSourceBytes } from '../files/decode-source.ts'
import { absolute } from '../sources/find-layout.ts'

/** Modification time and size of a file, and the hash of its content at that time. */
export type SeenFile = readonly [mtimeMs: number, size: number, hash: string]

/**
 * Hashes of source files. A file is read again only when its time or size has changed. Everything is synchronous,
 * because stat calls for four thousand files are faster than as many promises.
 */
export class SourceHashes {
  #seen: Record<string, SeenFile>

  constructor(seen: Readonly<Record<string, SeenFile>> = {}) {
    this.#seen = { ...seen }
  }

  hash(root: string, file: string): string {
    const path = absolute(root, file)
    const { mtimeMs, size } = statSync(path)
    const known = this.#seen[file]
    if (known && known[0] === mtimeMs && known[1] === size) return known[2]
    // What is too large to be a lesson is not read.
    const hash = contentHash(size > largestSourceBytes ? `${mtimeMs} ${size}` : readFileSync(path))
    this.#seen[file] = [mtimeMs, size, hash]
    return hash
  }

  /** The entries to keep for the next run: files that still exist. */
  seen(files: ReadonlySet<string>): Record<string, SeenFile> {
    this.#seen = Object.fromEntries(Object.entries(this.#seen).filter(([file]) => files.has(file)))
    return this.#seen
  }
}
