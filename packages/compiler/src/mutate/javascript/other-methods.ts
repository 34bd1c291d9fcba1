import type { SyntaxNode } from '@lezer/common'
import { inBothDirections } from '../variants/in-both-directions.ts'
import type { WrongChange } from '../variants/change.ts'
import { type Code, replaced } from '../variants/syntax.ts'

const others = inBothDirections([
  ['startsWith', 'endsWith'],
  ['toUpperCase', 'toLowerCase'],
  ['trimStart', 'trimEnd'],
  ['padStart', 'padEnd'],
  ['some', 'every'],
  ['min', 'max'],
  ['floor', 'ceil'],
  ['push', 'unshift'],
  ['pop', 'shift'],
  ['indexOf', 'lastIndexOf'],
  ['find', 'findLast'],
])

/** Calls whose result is what they are called on, only changed. */
const removable = [
  'trim',
  'filter',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'slice',
  'toFixed',
  'replace',
  'replaceAll',
]

/** Methods with a similar name, calls that are left out, values that are not waited for, lengths that are off by one. */
export function otherMethods({ text, nodes }: Code): WrongChange[] {
  return nodes.flatMap((node) => {
    if (node.name === 'AwaitExpression') {
      const word = node.firstChild
      return word ? [replaced('a removed wait', word, '')] : []
    }
    if (node.name !== 'PropertyName' || node.parent?.name !== 'MemberExpression') return []
    const name = text.slice(node.from, node.to)
    if (name === 'length') return offByOne(text, node.parent)
    if (node.parent.parent?.name !== 'CallExpression') return []
    const other = others[name]
    if (other !== undefined) return [replaced('another method', node, other)]
    return removable.includes(name) ? withoutCall(node.parent, node.parent.parent) : []
  })
}

function offByOne(text: string, member: SyntaxNode): WrongChange[] {
  if (member.parent?.name === 'AssignmentExpression' && member.parent.from === member.from) return []
  return [replaced('off by one', member, `(${text.slice(member.from, member.to)} - 1)`)]
}

function withoutCall(member: SyntaxNode, call: SyntaxNode): WrongChange[] {
  const object = member.firstChild
  // A statement that is nothing but this call is removed as a statement.
  if (!object || call.parent?.name === 'ExpressionStatement') return []
  return [replaced('a removed call', { from: object.to, to: call.to }, '')]
}
