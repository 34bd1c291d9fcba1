import type { AnyNode } from 'acorn'
import { testAccessName } from '../messages.ts'
import { type AnyFunction, isPattern } from './test-syntax.ts'

const access = testAccessName

/** How the parts of a function are written. */
type Writers = {
  inner: (node: AnyNode) => string
  raw: (node: AnyNode) => string
  target: (node: AnyNode) => string
  verbatim: (node: AnyNode, replace: (child: AnyNode) => string) => string
}

/** A value that is about to be destructured. */
export function taken(pattern: AnyNode, value: string): string {
  if (pattern.type === 'ArrayPattern') return `${access}.each(${value})`
  if (pattern.type !== 'ObjectPattern') return value
  const keys = pattern.properties.flatMap((part) =>
    part.type === 'Property' && !part.computed && part.key.type === 'Identifier' ? [part.key.name] : [],
  )
  return keys.reduce((text, key) => `${access}.honest(${text},${JSON.stringify(key)})`, value)
}

/** Parameters that are patterns get a name first, so that their values are checked before destructuring. */
export function nameParameters(node: AnyFunction, { inner, raw, target, verbatim }: Writers): string {
  const { params, body } = node
  const parts: string[] = []
  const named = (parameter: AnyNode): string => {
    const pattern = parameter.type === 'AssignmentPattern' ? parameter.left : parameter
    if (!isPattern(pattern)) return target(parameter)
    const name = `${access}_${pattern.start}`
    parts.push(`var ${inner(pattern)}=${taken(pattern, name)};`)
    return parameter.type === 'AssignmentPattern' ? `${name}=${inner(parameter.right)}` : name
  }
  return verbatim(node, (child) => {
    if (params.includes(child as never)) return named(child)
    if (child !== body) return child.type === 'Identifier' ? raw(child) : inner(child)
    const text = inner(child)
    return body.type === 'BlockStatement'
      ? `{${parts.join('')}${text.slice(1)}`
      : `{${parts.join('')}return ${text}}`
  })
}
