import type { SyntaxNode } from '@lezer/common'
import type { WrongChange } from '../variants/change.ts'
import { childrenOf, type Code, replaced } from '../variants/syntax.ts'

/** Conditions that always or never hold. Loops never run; one that never ends would have to be waited for. */
export function otherConditions({ text, nodes }: Code): WrongChange[] {
  return nodes.flatMap((node) => {
    if (node.name === 'ForSpec') return neverRuns(node)
    if (node.name === 'WhileStatement')
      return [fixed(node.getChild('ParenthesizedExpression'), '(false)')].flat()
    if (node.name === 'IfStatement') {
      const condition = node.getChild('ParenthesizedExpression')
      return [...fixed(condition, '(true)'), ...fixed(condition, '(false)'), ...withoutElse(text, node)]
    }
    if (node.name !== 'ConditionalExpression') return []
    return [...fixed(node.firstChild, 'true'), ...fixed(node.firstChild, 'false')]
  })
}

function fixed(condition: SyntaxNode | null, value: string): WrongChange[] {
  return condition ? [replaced('a fixed condition', condition, value)] : []
}

function neverRuns(spec: SyntaxNode): WrongChange[] {
  const [, condition] = childrenOf(spec).filter(({ name }) => !['(', ')', ';'].includes(name))
  return condition?.name === 'BinaryExpression' ? fixed(condition, 'false') : []
}

function withoutElse(text: string, statement: SyntaxNode): WrongChange[] {
  const word = statement.getChild('else')
  if (!word || text.slice(statement.from, statement.to).trim() === '') return []
  return [replaced('a removed branch', { from: word.from, to: statement.to }, '')]
}
