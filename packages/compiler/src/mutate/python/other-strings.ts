import type { SyntaxNode } from '@lezer/common'
import type { WrongChange } from '../variants/change.ts'
import { type Code, replaced } from '../variants/syntax.ts'

/** Strings, and the values in formatted ones. */
export function otherStrings({ text, nodes }: Code): WrongChange[] {
  return nodes.flatMap((node) => {
    if (node.name === 'FormatReplacement') return [replaced('a removed value', node, '')]
    if ((node.name !== 'String' && node.name !== 'FormatString') || isDocumentation(node)) return []
    const isEmpty = /^\w*(?:""|'')$/.test(text.slice(node.from, node.to))
    return [replaced('another string', node, isEmpty ? '"wrong"' : '""')]
  })
}

export function isDocumentation({ parent }: SyntaxNode): boolean {
  return parent?.name === 'ExpressionStatement'
}
