import type { Condition } from './parse-selector.ts'
import { propsOf, type RenderedNode } from './rendered-node.ts'

export function hasClass(node: RenderedNode, name: string | RegExp): boolean {
  const { className } = propsOf(node) as { className?: string }
  const classes = String(className || '').replaceAll(/\s/g, ' ')
  return name instanceof RegExp ? name.test(classes) : ` ${classes} `.includes(` ${name} `)
}

/** Whether a node fulfils `[key="value"]`. */
export function hasProperty(
  node: RenderedNode,
  { key, operator, value }: Extract<Condition, { kind: 'property' }>,
): boolean {
  const props = propsOf(node)
  const present = props[key]
  if (present === undefined) return false
  if (operator === undefined) return Object.hasOwn(props, key)
  if (operator === '=') return Object.is(present, value)
  if (typeof present !== 'string' || typeof value !== 'string') return false
  if (operator === '~=') return present.split(' ').includes(value)
  if (operator === '|=') return present === value || present.startsWith(`${value}-`)
  if (value === '') return false
  if (operator === '^=') return present.startsWith(value)
  return operator === '$=' ? present.endsWith(value) : present.includes(value)
}

/** Whether everything that one value has is in the other as well. */
export function isPartOf(part: unknown, whole: unknown): boolean {
  if (Object.is(part, whole)) return true
  if (typeof part !== 'object' || typeof whole !== 'object' || part === null || whole === null) return false
  return Object.entries(part).every(([key, value]) =>
    isPartOf(value, (whole as Record<string, unknown>)[key]),
  )
}
