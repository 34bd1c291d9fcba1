import type { SyntaxNode } from '@lezer/common'
import { inBothDirections } from '../variants/in-both-directions.ts'
import type { WrongChange } from '../variants/change.ts'
import { childrenOf, type Code, replaced } from '../variants/syntax.ts'

const methods = inBothDirections([
  ['lower', 'upper'],
  ['startswith', 'endswith'],
  ['lstrip', 'rstrip'],
  ['ljust', 'rjust'],
  ['find', 'rfind'],
  ['removeprefix', 'removesuffix'],
  ['isdigit', 'isalpha'],
  ['keys', 'values'],
])
const functions = inBothDirections([
  ['min', 'max'],
  ['any', 'all'],
])
/** Calls whose result is what they are called on, only changed. */
const removable = ['strip', 'title', 'capitalize', 'replace', 'lower', 'upper']

/** Methods and functions with a similar name, calls that are left out, and counts that are off by one. */
export function otherCalls({ text, nodes }: Code): WrongChange[] {
  return nodes.flatMap((node) => {
    const called = node.name === 'CallExpression' ? node.firstChild : undefined
    if (!called) return []
    if (called.name === 'MemberExpression') return otherMethod(text, node, called)
    const name = text.slice(called.from, called.to)
    const other = functions[name]
    if (other !== undefined) return [replaced('another method', called, other)]
    if (name === 'len') return [replaced('off by one', node, `(${text.slice(node.from, node.to)} - 1)`)]
    return name === 'range' ? shorterRange(text, node) : []
  })
}

function otherMethod(text: string, call: SyntaxNode, member: SyntaxNode): WrongChange[] {
  const property = member.getChild('PropertyName')
  const object = member.firstChild
  if (!property || !object) return []
  const name = text.slice(property.from, property.to)
  const other = methods[name]
  const renamed = other === undefined ? [] : [replaced('another method', property, other)]
  const isWhole = call.parent?.name === 'ExpressionStatement'
  if (!removable.includes(name) || isWhole) return renamed
  return [...renamed, replaced('a removed call', { from: object.to, to: call.to }, '')]
}

function shorterRange(text: string, call: SyntaxNode): WrongChange[] {
  const values = childrenOf(call.getChild('ArgList') ?? call).filter(
    ({ name }) => !['(', ')', ','].includes(name),
  )
  const end = values.length === 1 ? values[0] : values[1]
  if (!end || end.name === 'Number' || text.slice(end.from, end.to).startsWith('len(')) return []
  return [replaced('off by one', { from: end.to, to: end.to }, ' - 1')]
}
