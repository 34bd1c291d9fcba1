import type { WrongChange } from '../variants/change.ts'
import { type Code, replaced } from '../variants/syntax.ts'

const others: Readonly<Record<string, string>> = { string: 'number', number: 'string', boolean: 'string' }

/** Types of TypeScript. Most of these variants do not compile, and count only where they do. */
export function otherTypes({ text, nodes }: Code): WrongChange[] {
  return nodes.flatMap((node) => {
    const written = text.slice(node.from, node.to)
    if (node.name === 'readonly') return [replaced('another type', node, '')]
    if (node.name === 'Optional') return [replaced('another type', node, '')]
    const other = node.name === 'TypeName' ? others[written] : undefined
    return other === undefined ? [] : [replaced('another type', node, other)]
  })
}
