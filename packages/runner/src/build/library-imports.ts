import { MagicString } from 'magic-string'
import { importedLibrary } from './imported-library.ts'
import { lookupOf } from './modules.ts'
import { parseScript, type ScriptProblem } from './parse-script.ts'

export type LinkedImports =
  | { code: string; files: readonly string[]; problem?: undefined }
  | { problem: ScriptProblem }

/**
 * Turns a module's imports of known libraries into lookups of globals, and lists the libraries' files, which have to be
 * loaded before the page. Other imports stay, and no line moves.
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
