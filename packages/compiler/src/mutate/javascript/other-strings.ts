import type { SyntaxNode } from '@lezer/common'
import type { WrongChange } from '../variants/change.ts'
import { type Code, replaced } from '../variants/syntax.ts'

/** Strings, template literals and the values in them. */
export function otherStrings({ text, nodes }: Code): WrongChange[] {
  return nodes.flatMap((node) => {
    const value = text.slice(node.from, node.to)
    if (node.name === 'Interpolation') return [replaced('a removed value', node, '')]
    if (node.name === 'TemplateString')
      return [replaced('another string', node, value === '``' ? '"wrong"' : '``')]
    if (node.name !== 'String' || isName(node)) return []
    return [replaced('another string', node, value.length > 2 ? '""' : '"wrong"')]
  })
}

/** Whether a string names something: a module, a key, a type, or the mode of the language. */
function isName({ parent, nextSibling }: SyntaxNode): boolean {
  const around = parent?.name ?? ''
  if (/^(?:Import|Export|Type|Literal|JSX)/.test(around)) return true
  if (around === 'Property') return nextSibling?.name === ':'
  return around === 'ExpressionStatement'
}
