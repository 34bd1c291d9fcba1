import type { AnyNode, ChainExpression, MemberExpression, Program } from 'acorn'
import { childrenOf, walk } from './parse-script.ts'

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

/** Names that always mean the built-ins in a test, whatever a program calls its variables. */
const languageNames: ReadonlySet<string> = new Set([
  'AggregateError',
  'Array',
  'BigInt',
  'Boolean',
  'Error',
  'EvalError',
  'Function',
  'Infinity',
  'Intl',
  'JSON',
  'Math',
  'NaN',
  'Number',
  'Object',
  'Promise',
  'Proxy',
  'RangeError',
  'ReferenceError',
  'Reflect',
  'RegExp',
  'String',
  'Symbol',
  'SyntaxError',
  'TypeError',
  'URIError',
  'WeakMap',
  'WeakSet',
  'decodeURI',
  'decodeURIComponent',
  'encodeURI',
  'encodeURIComponent',
  'isFinite',
  'isNaN',
  'parseFloat',
  'parseInt',
  'undefined',
  'getComputedStyle',
  'matchMedia',
])

/** DOM interfaces whose names no lesson uses for anything else. */
const interfaceName = /^(?:HTML|SVG)\w*(?:Element|Collection)$|^CSS\w*(?:Rule|Sheet|Declaration)$/

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

export function isPlatforms(name: string): boolean {
  return languageNames.has(name) || interfaceName.test(name)
}

/** Excludes `super` and private members, which a function cannot access. */
export function isPlainMember({ object, property }: MemberExpression): boolean {
  return object.type !== 'Super' && property.type !== 'PrivateIdentifier'
}

/** The links of a chain such as `a.b?.c.d(e)`: all that follows the base, which is read before the first `?.`. */
export function linksOf(chain: ChainExpression): ReadonlySet<AnyNode> {
  const links = new Set<AnyNode>()
  let waiting: AnyNode[] = []
  let node: AnyNode = chain.expression
  while (node.type === 'MemberExpression' || node.type === 'CallExpression') {
    waiting.push(node)
    const before: AnyNode = node.type === 'MemberExpression' ? node.object : node.callee
    if (node.optional) {
      // A called member needs its object, too.
      if (node.type === 'CallExpression' && before.type === 'MemberExpression') waiting.push(before)
      for (const link of waiting) links.add(link)
      waiting = []
    }
    node = before
  }
  return links
}

/**
 * Whether a link of the chain would mean something else in a function of its own: it waits, or the chain names `super`
 * or a private member.
 */
export function isBoundToItsPlace(chain: ChainExpression): boolean {
  const links = linksOf(chain)
  const parts = [...links].flatMap(childrenOf).filter((part) => !links.has(part))
  const base = baseOf(links)
  return (
    parts.some((part) => part !== base && contains(part, waits)) || contains(chain.expression, namesItsPlace)
  )
}

function baseOf(links: ReadonlySet<AnyNode>): AnyNode | undefined {
  const last = [...links].at(-1)
  if (last?.type === 'MemberExpression') return last.object
  return last?.type === 'CallExpression' ? last.callee : undefined
}

const waits: ReadonlySet<string> = new Set(['AwaitExpression', 'YieldExpression'])
const namesItsPlace: ReadonlySet<string> = new Set(['Super', 'PrivateIdentifier'])

function contains(node: AnyNode, types: ReadonlySet<string>): boolean {
  return (
    types.has(node.type) || (!('params' in node) && childrenOf(node).some((part) => contains(part, types)))
  )
}

/** All names that the text itself declares. */
export function declaredNames(program: Program): ReadonlySet<string> {
  const names = new Set<string>()
  const add = (pattern: AnyNode | null | undefined) => {
    if (!pattern) return
    walk(pattern, (node) => {
      if (node.type === 'Identifier') names.add(node.name)
    })
  }
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator') add(node.id)
    if (node.type === 'CatchClause') add(node.param)
    if ('params' in node) node.params.forEach(add)
    if ((node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') && node.id) add(node.id)
    if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier') add(node.left)
  })
  return names
}
