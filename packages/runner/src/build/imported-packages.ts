import { pythonPackages } from '@cairn/contract'
import type { PythonProgram } from './python-program.ts'

/** Texts and comments, in which words that look like an import mean nothing. */
const textsAndComments =
  /"{3}[\s\S]*?(?:"{3}|$)|'{3}[\s\S]*?(?:'{3}|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|#[^\n]*/g
const betweenStatements = /[\n;:]/
const importing = /^(?:from[ \t]+([\w.]+)[ \t]+import\b|import[ \t]+(.+))/

/** The packages outside the standard library that a program imports, in the order of the contract's list. */
export function importedPackages({ source, modules }: PythonProgram): string[] {
  const names = new Set([source, ...Object.values(modules)].flatMap(importedNames))
  return pythonPackages.filter((name) => names.has(name) && !Object.hasOwn(modules, name))
}

function importedNames(text: string): string[] {
  const statements = text.replaceAll(textsAndComments, '""').split(betweenStatements)
  return statements.flatMap((statement) => {
    const [, from, list = ''] = importing.exec(statement.trim()) ?? []
    return (from ?? list).split(',').map((name) => name.trim().split(/[.\s]/, 1)[0] ?? '')
  })
}
