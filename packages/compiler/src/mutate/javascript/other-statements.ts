import type { SyntaxNode } from '@lezer/common'
import type { WrongChange } from '../variants/change.ts'
import { childrenOf, type Code, isIn, replaced } from '../variants/syntax.ts'
import { swappedStatements } from '../variants/swapped-statements.ts'

const removable = [
  'ExpressionStatement',
  'VariableDeclaration',
  'FunctionDeclaration',
  'ClassDeclaration',
  'MethodDeclaration',
  'IfStatement',
  'ForStatement',
  'WhileStatement',
  'DoStatement',
  'SwitchStatement',
  'TryStatement',
  'ThrowStatement',
  'BreakStatement',
  'ContinueStatement',
]
const places = ['Script', 'Block', 'ClassBody', 'SwitchBody']
const simple = ['ExpressionStatement', 'VariableDeclaration']

/** Statements that are removed or swapped, and functions that return nothing. */
export function otherStatements({ text, nodes }: Code): WrongChange[] {
  const inPlace = nodes.filter(({ parent }) => places.includes(parent?.name ?? ''))
  const removed = inPlace
    .filter((node) => removable.includes(node.name) && !endsEndlessLoop(node) && !isKnownById(text, node))
    .map((node) => replaced('a removed statement', node, ''))
  const swapped = swappedStatements(
    text,
    inPlace.filter(({ name }) => simple.includes(name)),
    { setBy: (statement) => nameSetBy(text, statement), prints: 'console.' },
  )
  return [...removed, ...swapped, ...nodes.flatMap(otherReturn)]
}

function otherReturn(node: SyntaxNode): WrongChange[] {
  if (node.name === 'ReturnStatement') {
    const value = childrenOf(node).find(({ name }) => name !== 'return' && name !== ';')
    return value ? [replaced('another return value', value, 'undefined')] : []
  }
  const body = node.name === 'ArrowFunction' ? node.getChild('Arrow')?.nextSibling : undefined
  return body && body.name !== 'Block' ? [replaced('another return value', body, 'undefined')] : []
}

function endsEndlessLoop(node: SyntaxNode): boolean {
  return node.name === 'BreakStatement' && isIn(node, ['WhileStatement', 'DoStatement'])
}

/** A page knows its elements by their ids, so such a variable is there without its declaration. */
function isKnownById(text: string, node: SyntaxNode): boolean {
  const found = /^\w+ (?<name>\w+) = document\.(?:querySelector|getElementById)\(["'`]#?(?<id>[\w-]+)["'`]\)/
  const { name, id } = found.exec(text.slice(node.from, node.to))?.groups ?? {}
  return name !== undefined && name === id
}

function nameSetBy(text: string, statement: SyntaxNode): string | undefined {
  const target = statement.getChild('VariableDefinition') ?? statement.firstChild?.firstChild
  const isName = target?.name === 'VariableDefinition' || target?.name === 'VariableName'
  const sets =
    statement.name === 'VariableDeclaration' ||
    /^(?:Assignment|Postfix)/.test(statement.firstChild?.name ?? '')
  return target && isName && sets ? text.slice(target.from, target.to) : undefined
}
