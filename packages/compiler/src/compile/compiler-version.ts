import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const packageRoot = join(import.meta.dirname, '../..')

/** Changes with the compiler, so that output of another version is not reused. */
export function compilerVersion(): string {
  const hash = createHash('sha256').update(process.version)
  hash.update(readFileSync(join(packageRoot, 'package.json')))
  for (const folder of [join(packageRoot, 'src'), join(packageRoot, '../contract/src')]) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
      if (name.endsWith('.ts') && !name.endsWith('.test.ts')) hash.update(readFileSync(join(folder, name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
