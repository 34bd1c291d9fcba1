import type { Parser, SyntaxNode } from '@lezer/common'
import type { WrongOperator } from './advice.ts'
import type { About, WrongChange } from './change.ts'

/** A piece of code and all nodes of its tree, outer before inner. */
export type Code = { text: string; nodes: readonly SyntaxNode[] }

export function readCode(parser: Parser, text: string): Code {
  const nodes: SyntaxNode[] = []
  parser.parse(text).iterate({ enter: ({ node }) => void nodes.push(node) })
  return { text, nodes }
}

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child)
  return children
}

export function isIn(node: SyntaxNode, names: readonly string[]): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) if (names.includes(parent.name)) return true
  return false
}

/** A change that puts a text in place of a node. */
export function replaced(
  operator: WrongOperator,
  { from, to }: Pick<SyntaxNode, 'from' | 'to'>,
  insert: string,
  about?: About,
): WrongChange {
  return { operator, edits: [{ from, to, insert }], ...(about ? { about } : {}) }
}
