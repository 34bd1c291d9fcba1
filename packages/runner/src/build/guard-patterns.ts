import { type AnyNode, tokenizer, tokTypes } from 'acorn'
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
  const text = verbatim(node, (child) => {
    if (params.includes(child as never)) return named(child)
    if (child !== body) return child.type === 'Identifier' ? raw(child) : inner(child)
    return body.type === 'BlockStatement' ? `{${parts.join('')}${inner(child).slice(1)}` : inner(child)
  })
  if (body.type === 'BlockStatement') return text
  const end = arrowEnd(text)
  return `${text.slice(0, end)}{${parts.join('')}return (${text.slice(end)})}`
}

/** Where the body of an arrow function begins, which may have brackets around it. */
function arrowEnd(text: string): number {
  let depth = 0
  for (const { type, end } of tokenizer(text, { ecmaVersion: 'latest' })) {
    if (type === tokTypes.arrow && depth === 0) return end
    if (type === tokTypes.parenL) depth += 1
    if (type === tokTypes.parenR) depth -= 1
  }
  throw new SyntaxError(`${text} has no arrow`)
}
