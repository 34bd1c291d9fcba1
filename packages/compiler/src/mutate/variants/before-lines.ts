import type { SyntaxNode } from '@lezer/common'
import type { Edit } from './change.ts'

/** Puts a line above each of these nodes that begins a line, indented as it is. */
export function beforeLines(text: string, nodes: readonly SyntaxNode[], line: string): Edit[] {
  const starts = new Set(nodes.map(({ from }) => from))
  return [...starts].flatMap((from) => {
    const indentation = text.slice(text.lastIndexOf('\n', from - 1) + 1, from)
    return /^[ \t]*$/.test(indentation) ? [{ from, to: from, insert: `${line}\n${indentation}` }] : []
  })
}
