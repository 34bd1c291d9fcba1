import type { AnyNode, MemberExpression, Program } from 'acorn'
import { boundNames } from './bound-names.ts'
import { walk } from './parse-script.ts'

/** Operators that convert an object to a number or a string. */
export const coercing: ReadonlySet<string> = new Set([
  '+',
  '-',
  '*',
  '/',
  '%',
  '**',
  '<',
  '>',
  '<=',
  '>=',
  '==',
  '!=',
])

export type AnyFunction = Extract<
  AnyNode,
  { type: 'FunctionExpression' | 'FunctionDeclaration' | 'ArrowFunctionExpression' }
>

/** How an engine names a function that it cannot call. */
export function nameOf(node: AnyNode, source: string): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'ThisExpression') return 'this'
  if (node.type === 'CallExpression') return `${nameOf(node.callee, source)}(...)`
  if (node.type !== 'MemberExpression' || node.property.type === 'PrivateIdentifier')
    return '(intermediate value)'
  const object = nameOf(node.object, source)
  if (!node.computed && node.property.type === 'Identifier') return `${object}.${node.property.name}`
  return node.property.type === 'Literal'
    ? `${object}[${node.property.raw}]`
    : `${object}[${source.slice(node.property.start, node.property.end)}]`
}

export function isPattern({ type }: AnyNode): boolean {
  return type === 'ObjectPattern' || type === 'ArrayPattern'
}

export function hasPattern({ params }: AnyFunction): boolean {
  return params.some((parameter) =>
    isPattern(parameter.type === 'AssignmentPattern' ? parameter.left : parameter),
  )
}

/** A direct call of `eval` sees the surrounding variables. */
export function isDirectEval(node: AnyNode): boolean {
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'eval'
}

/** Excludes `super` and private members, which a function cannot access. */
export function isPlainMember({ object, property }: MemberExpression): boolean {
  return object.type !== 'Super' && property.type !== 'PrivateIdentifier'
}

/** All names that the text itself declares, or sets without declaring them. */
export function declaredNames(program: Program): ReadonlySet<string> {
  const names = new Set(boundNames(program))
  walk(program, (node) => {
    if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier') names.add(node.left.name)
  })
  return names
}
