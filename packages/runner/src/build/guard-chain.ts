import type { AnyNode, CallExpression, MemberExpression } from 'acorn'
import { testAccessName } from '../messages.ts'
import { isPlainMember, nameOf } from './test-syntax.ts'

const access = testAccessName

/** How the parts of a chain are written that are no links of it. */
type Parts = {
  inner: (node: AnyNode) => string
  keyOf: (node: MemberExpression) => string
  /** Arguments, with a comma before each. */
  list: (args: readonly AnyNode[]) => string
}

/**
 * Rewrites a chain such as `a?.b.c(d)`, so that each link is read by way of `inside/guarded/access.ts`: what follows
 * a `?.` becomes a function of the value before it, called only where there is one.
 */
export function guardChain(expression: AnyNode, source: string, { inner, keyOf, list }: Parts): string {
  return links(expression, (value) => value)

  /** `rest` writes what follows the node, given the text of its value. */
  function links(node: AnyNode, rest: (value: string) => string): string {
    if (node.type === 'MemberExpression' && isPlainMember(node)) {
      return links(node.object, (object) =>
        maybe(node, object, (value) => rest(`${access}.read(${value},${keyOf(node)})`)),
      )
    }
    return node.type === 'CallExpression' ? call(node, rest) : rest(inner(node))
  }

  function call(node: CallExpression, rest: (value: string) => string): string {
    const { callee } = node
    const ending = `${JSON.stringify(nameOf(callee, source))}${list(node.arguments)})`
    if (callee.type !== 'MemberExpression' || !isPlainMember(callee)) {
      return links(callee, (called) =>
        maybe(node, called, (value) => rest(`${access}.run(${value},${ending}`)),
      )
    }
    const key = keyOf(callee)
    return links(callee.object, (object) =>
      maybe(callee, object, (receiver) => {
        const invoke = (value: string) => rest(`${access}.call(${value},${key},${ending}`)
        if (!node.optional) return invoke(receiver)
        const held = `${access}_of${node.end}`
        const isThere = maybe(node, `${access}.read(${held},${key})`, () => invoke(held))
        return `((${held})=>${isThere})(${receiver})`
      }),
    )
  }

  function maybe(
    { optional, end }: MemberExpression | CallExpression,
    value: string,
    rest: (value: string) => string,
  ): string {
    if (!optional) return rest(value)
    const held = `${access}_at${end}`
    return `${access}.maybe(${value},(${held})=>${rest(held)})`
  }
}
