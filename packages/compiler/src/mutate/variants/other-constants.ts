import type { SyntaxNode } from '@lezer/common'
import type { WrongChange } from './change.ts'
import { childrenOf, type Code, replaced } from './syntax.ts'

/** Numbers, truth values and collections of JavaScript and Python. */
export function otherConstants({ text, nodes }: Code): WrongChange[] {
  return nodes.flatMap((node) => {
    const value = text.slice(node.from, node.to)
    if (node.name === 'Number') return otherNumber(node, value)
    if (node.name === 'Boolean' || node.name === 'BooleanLiteral') return otherTruth(node, value)
    const empty = emptyCollections[node.name]
    if (empty === undefined) return []
    const isEmpty = childrenOf(node).length <= 2
    return [replaced('another collection', node, isEmpty ? (oneItem[node.name] ?? empty) : empty)]
  })
}

const emptyCollections: Readonly<Record<string, string>> = {
  ArrayExpression: '[]',
  ObjectExpression: '({})',
  DictionaryExpression: '{}',
  SetExpression: 'set()',
  TupleExpression: '()',
}
const oneItem: Readonly<Record<string, string>> = {
  ArrayExpression: '["wrong"]',
  ObjectExpression: '({ wrong: 1 })',
  DictionaryExpression: '{"wrong": 1}',
  TupleExpression: '("wrong",)',
}

function otherNumber(node: SyntaxNode, value: string): WrongChange[] {
  const number = Number(value.replaceAll('_', ''))
  return Number.isFinite(number) ? [replaced('another constant', node, String(number + 1))] : []
}

const opposites: Readonly<Record<string, string>> = {
  true: 'false',
  false: 'true',
  True: 'False',
  False: 'True',
}

function otherTruth(node: SyntaxNode, value: string): WrongChange[] {
  const opposite = opposites[value]
  // A loop that never ends would have to be waited for.
  if (opposite === undefined || node.parent?.name === 'WhileStatement') return []
  return [replaced('another constant', node, opposite)]
}
