import type { SyntaxNode } from '@lezer/common'
import type { WrongChange } from '../variants/change.ts'
import { childrenOf, type Code, isIn, replaced } from '../variants/syntax.ts'
import { swappedStatements } from '../variants/swapped-statements.ts'
import { isDocumentation } from './other-strings.ts'

const simple = ['ExpressionStatement', 'AssignStatement', 'UpdateStatement']
const removable = [
  ...simple,
  'IfStatement',
  'ForStatement',
  'WhileStatement',
  'TryStatement',
  'WithStatement',
  'RaiseStatement',
  'BreakStatement',
  'ContinueStatement',
  'DeleteStatement',
  'FunctionDefinition',
  'ClassDefinition',
]
const places = ['Script', 'Body', 'StatementGroup']

/** Statements that are removed or swapped, and functions that return nothing. */
export function otherStatements({ text, nodes }: Code): WrongChange[] {
  const inPlace = nodes.filter(
    (node) =>
      places.includes(node.parent?.name ?? '') &&
      !(node.firstChild && isDocumentation(node.firstChild) && node.firstChild.name === 'String'),
  )
  const removed = inPlace
    .filter((node) => removable.includes(node.name) && !endsEndlessLoop(node))
    .map(({ from, to }) =>
      replaced('a removed statement', { from, to: from + text.slice(from, to).trimEnd().length }, 'pass'),
    )
  const swapped = swappedStatements(
    text,
    inPlace.filter(({ name }) => simple.includes(name)),
    { setBy: (statement) => nameSetBy(text, statement), prints: 'print(' },
  )
  return [...removed, ...swapped, ...nodes.flatMap(otherReturn)]
}

function otherReturn(node: SyntaxNode): WrongChange[] {
  if (node.name === 'LambdaExpression') {
    const value = node.lastChild
    return value ? [replaced('another return value', value, 'None')] : []
  }
  if (node.name !== 'ReturnStatement') return []
  const [, first] = childrenOf(node)
  if (!first || first.name === 'None') return []
  return [replaced('another return value', { from: first.from, to: node.to }, 'None')]
}

function endsEndlessLoop(node: SyntaxNode): boolean {
  return ['BreakStatement', 'UpdateStatement'].includes(node.name) && isIn(node, ['WhileStatement'])
}

function nameSetBy(text: string, statement: SyntaxNode): string | undefined {
  const target = statement.name === 'ExpressionStatement' ? null : statement.firstChild
  return target?.name === 'VariableName' ? text.slice(target.from, target.to) : undefined
}
