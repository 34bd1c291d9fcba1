import { existsSync, readFileSync } from 'node:fs'

/** One entry a line; lines that begin with `#` are remarks. */
export function readWordList(path: string): string[] {
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}
