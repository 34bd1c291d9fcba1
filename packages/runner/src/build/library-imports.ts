import { MagicString } from 'magic-string'
import { importedLibrary } from './imported-library.ts'
import { lookupOf } from './modules.ts'
import { parseScript, type ScriptProblem } from './parse-script.ts'

export type LinkedImports =
  | { code: string; files: readonly string[]; problem?: undefined }
  | { problem: ScriptProblem }

/**
 * Lets a module find the libraries that it imports among the globals, because their files make such, and names
 * those files: they have to be there before the page. Any other import stays, and lines stay where they are.
 */
export function linkLibraryImports(source: string): LinkedImports {
  const parsed = parseScript(source, 'module')
  if ('problem' in parsed) return { problem: parsed.problem }
  const text = new MagicString(source)
  const files = new Set<string>()
  for (const node of parsed.program.body) {
    if (node.type !== 'ImportDeclaration') continue
    const library = importedLibrary(String(node.source.value))
    if (!library) continue
    for (const file of library.files) files.add(file)
    text.overwrite(node.start, node.end, lookupOf(node, library.global))
  }
  return { code: text.toString(), files: [...files] }
}
