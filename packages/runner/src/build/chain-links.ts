import type { AnyNode, ChainExpression } from 'acorn'
import { childrenOf } from './parse-script.ts'

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
