import type { Edit } from './change.ts'
import { childrenOf, type Code } from './syntax.ts'

/** Spaces between the parentheses of a call and what is in them. */
export function roomyParentheses({ nodes }: Code): Edit[] {
  return nodes.flatMap((node) => {
    const parts = childrenOf(node)
    if (node.name !== 'ArgList' || parts.length < 3) return []
    return [
      { from: node.from + 1, to: node.from + 1, insert: ' ' },
      { from: node.to - 1, to: node.to - 1, insert: ' ' },
    ]
  })
}
