import type { SyntaxNode } from '@lezer/common'
import type { WrongChange } from '../variants/change.ts'
import { type Code, replaced } from '../variants/syntax.ts'

/** Conditions that always or never hold, or hold when they should not. A loop that never ends is not made. */
export function otherConditions({ text, nodes }: Code): WrongChange[] {
  return nodes.flatMap((node) => {
    const around = node.parent?.name ?? ''
    if (node.name === 'while') return fixed(text, node, ['False'])
    if (node.name === 'if' || node.name === 'elif') return fixed(text, node, ['True', 'False'])
    if (node.name === 'else' && around === 'IfStatement') return withoutBranch(node)
    if (node.name === 'not' && around === 'UnaryExpression') return [replaced('a removed negation', node, '')]
    if (around !== 'BinaryExpression') return []
    if (node.name === 'not') return [replaced('another comparison', node, '')]
    if (node.name === 'in' && node.prevSibling?.name !== 'not') {
      return [replaced('another comparison', node, 'not in')]
    }
    if (node.name !== 'is') return []
    const negation = node.nextSibling?.name === 'not' ? node.nextSibling : undefined
    return [
      replaced(
        'another comparison',
        { from: node.from, to: (negation ?? node).to },
        negation ? 'is' : 'is not',
      ),
    ]
  })
}

function fixed(text: string, word: SyntaxNode, values: readonly string[]): WrongChange[] {
  const condition = word.nextSibling
  if (!condition) return []
  const written = text.slice(condition.from, condition.to)
  return values
    .filter((value) => value !== written)
    .map((value) => replaced('a fixed condition', condition, value))
}

function withoutBranch(word: SyntaxNode): WrongChange[] {
  const body = word.nextSibling
  return body ? [replaced('a removed branch', body, ': pass\n')] : []
}
