import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const longest = 250

/** Tables and messages, which are consulted, not read from top to bottom. */
const isData = /^packages\/locales\/|-identities\.ts$/

/** Those of the files that have more lines than a reader should have to hold in mind. */
export function findLongFiles(directory: string, files: readonly string[]): string[] {
  return files.filter(
    (file) =>
      !isData.test(file) && readFileSync(join(directory, file), 'utf8').split('\n').length > longest + 1,
  )
}
