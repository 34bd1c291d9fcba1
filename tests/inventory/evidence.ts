import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const projectRoot = join(import.meta.dirname, '../..')

/** What still has to be built, as it is called there. */
export const laterWork = {
  donations: 'Donations, right to the cent',
  curriculum: 'Every certification can be earned, no course is empty',
  certificates: 'Certificates that can be trusted, and exams that are fair',
} as const

type Later = { later: keyof typeof laterWork }

/** The test that reaches something, by its file and its name; or the work that it is part of. */
export type Evidence = readonly [file: string, test: string] | Later

export function isLaterWork(name: string): name is keyof typeof laterWork {
  return name in laterWork
}

/** What is wrong with a piece of evidence; undefined if nothing is. */
export function problemOf(evidence: Evidence): string | undefined {
  if ('later' in evidence) return undefined
  const [file, name] = evidence
  const path = join(projectRoot, file)
  if (!existsSync(path)) return `There is no file ${file}`
  const quoted = [`'${name}'`, `\`${name}\``, `"${name}"`]
  const hasTest = quoted.some((text) => isTestName(readFileSync(path, 'utf8'), text))
  return hasTest ? undefined : `${file} has no test “${name}”`
}

/** Whether a text is the first argument of `test(`, of `nightly(`, or of what `test.for(…)` returns. */
function isTestName(source: string, quoted: string): boolean {
  for (let at = source.indexOf(quoted); at >= 0; at = source.indexOf(quoted, at + 1)) {
    if (/(?:\b(?:test|nightly)|\))\(\s*$/.test(source.slice(Math.max(0, at - 40), at))) return true
  }
  return false
}
