import { isReactElement } from './read-element.ts'

/** `isLoose`: a part is enough, properties without a value do not count, and texts may have spaces around them. */
type Comparison = { isLoose: boolean }
type Properties = Readonly<Record<string, unknown>>

/** Whether both nodes or elements have the same type, properties and children. */
export function isSameElement(one: unknown, other: unknown): boolean {
  return compare(one, other, { isLoose: false })
}

/** Whether a node has everything that `wanted` describes. */
export function matchesElement(node: unknown, wanted: unknown): boolean {
  return compare(wanted, node, { isLoose: true })
}

function compare(one: unknown, other: unknown, comparison: Comparison): boolean {
  if (one === other) return true
  if (!one || !other || typeOf(one) !== typeOf(other)) return false
  const left = propertiesOf(one, comparison)
  const right = propertiesOf(other, comparison)
  const names = namesOf(left)
  const count = namesOf(right).length
  return (
    names.every((name) => name in right && isSameProperty(left[name], right[name])) &&
    hasSameChildren(left['children'], right['children'], comparison) &&
    !isText(one) &&
    (comparison.isLoose ? names.length <= count : names.length === count)
  )
}

function typeOf(value: unknown): unknown {
  return (value as { type?: unknown }).type
}

function propertiesOf(value: unknown, { isLoose }: Comparison): Properties {
  const { props = {} } = value as { props?: Properties }
  const entries = Object.entries(props)
  return Object.fromEntries(
    entries.filter(([, property]) => property !== undefined && !(isLoose && property === null)),
  )
}

function namesOf(properties: Properties): string[] {
  return Object.keys(properties).filter((name) => name !== 'children')
}

function isSameProperty(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && isSameValue(one, other))
}

function hasSameChildren(one: unknown, other: unknown, comparison: Comparison): boolean {
  const left = childrenOf(one, comparison)
  const right = childrenOf(other, comparison)
  return (
    left.length === right.length && left.every((child, index) => compare(child, right[index], comparison))
  )
}

/** The children as elements and whole texts, as which a browser shows them. */
function childrenOf(children: unknown, { isLoose }: Comparison): unknown[] {
  const found: unknown[] = []
  for (const child of Array.isArray(children) ? children : [children]) {
    if (child === null || child === false || child === undefined) continue
    const last = found.at(-1)
    if (isText(child) && isText(last)) found[found.length - 1] = `${last}${child}`
    else found.push(child)
  }
  const texts = isLoose ? found.map((child) => (typeof child === 'string' ? child.trim() : child)) : found
  return texts.flat(Infinity)
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

/** Whether two values are the same in depth; React keeps the component that made an element in the element. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (one.constructor !== other.constructor) return false
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime()
  const names = Object.keys(one)
  const isElement = isReactElement(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => {
      const left = Reflect.get(one, name) as unknown
      const right = Reflect.get(other, name) as unknown
      return isElement && name === '_owner' ? left === right : isSameValue(left, right)
    })
  )
}
