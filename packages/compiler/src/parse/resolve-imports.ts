import type { Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { parseMarkdown } from '../syntax/markdown.ts'
import { checkImported, checkText } from './reading/check-limits.ts'
import type { Reading } from './reading/reading.ts'
import { report } from './reading/report.ts'
import { placeOf } from './reading/section.ts'

/** The text of a file next to the lesson; undefined when there is none. */
export type ReadImport = (path: string) => string | undefined

const importLine = /^::import\{component="(?<name>\w+)" from="(?<path>[^"]+)"\s*\}$/
const useLine = /^::use\{component="(?<name>\w+)"\s*\}$/

/**
 * Replaces `::use` with the trees of imported files. Problems in an imported text are reported at the line that uses
 * it, because that is in the file being parsed.
 */
export function resolveImports(reading: Reading, tree: Root, readImport: ReadImport): string[] {
  if (!reading.lines.some((line) => /^::(?:import|use)\{/.test(line))) return []
  const imported = new Map<string, string>()
  const paths: string[] = []
  const start = { line: 1, column: 1 }
  let length = 0
  tree.children = tree.children.flatMap((node): RootContent[] => {
    const line = node.type === 'paragraph' ? toString(node).trim() : ''
    const { name = '', path } = importLine.exec(line)?.groups ?? {}
    if (path !== undefined) {
      const text = readImport(path)
      paths.push(path)
      if (text === undefined) {
        report(reading, placeOf(node, start), `There is no file \`${path}\`.`, 'Correct the path.', line)
      }
      imported.set(name, text ?? '')
      return []
    }
    const used = useLine.exec(line)?.groups?.['name']
    if (used === undefined) return [node]
    const text = imported.get(used)
    if (text === undefined) {
      const remedy = `Write \`::import{component="${used}" from="…"}\` above it.`
      report(reading, placeOf(node, start), `Nothing is imported as \`${used}\`.`, remedy, line)
    }
    if (text === undefined || !checkText(reading, text, placeOf(node, start))) return []
    length += text.length
    if (!checkImported(reading, length, placeOf(node, start))) return []
    return parseMarkdown(text).children.map((child) => Object.assign(child, { position: node.position }))
  })
  return paths
}
