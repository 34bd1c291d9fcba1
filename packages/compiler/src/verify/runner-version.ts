import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '../files/content-hash.ts'

/** Changes with the runner: passes with another version are proved again. */
export function runnerVersion(): string {
  const source = join(import.meta.dirname, '../../../runner/src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|py|html)$/.test(name) && !name.endsWith('.test.ts'))
    .toSorted()
  return contentHash(...files.map((name) => readFileSync(join(source, name))))
}
