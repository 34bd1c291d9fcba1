import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Evidence, isLaterWork } from './evidence.ts'

/**
 * What outlines of this folder list, each with its evidence: a line names the file of a test, the lines below it its
 * tests, and the lines below those what they reach. Below `later` stands the work that is still to be done.
 */
export function readOutline(...names: readonly string[]): Readonly<Record<string, Evidence>> {
  const listed: Record<string, Evidence> = {}
  let [file, test] = ['', '']
  for (const line of names.flatMap(linesOf)) {
    const text = line.trim()
    if (line.startsWith('    ')) {
      if (text in listed) throw new Error(`“${text}” is listed twice`)
      listed[text] = evidenceOf(file, test)
    } else if (line.startsWith('  ')) test = text
    else file = text
  }
  return listed
}

function linesOf(name: string): string[] {
  const lines = readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8').split('\n')
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}

function evidenceOf(file: string, test: string): Evidence {
  if (file !== 'later') return [file, test]
  if (!isLaterWork(test)) throw new Error(`There is no later work called “${test}”`)
  return { later: test }
}
