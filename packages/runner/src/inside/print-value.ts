const maximumDepth = 4
const maximumEntries = 100
const maximumLength = 10_000

/** The number of values that one print may visit: a wide and deep one would block its program for seconds. */
const maximumVisits = 2000
let visitsLeft = 0

/** A value as a console shows it: bounded in depth, breadth and length, and never running a getter. */
export function printValue(value: unknown): string {
  return typeof value === 'string' ? limit(value) : printNested(value)
}

/** The same within another value: strings are quoted. */
export function printNested(value: unknown): string {
  visitsLeft = maximumVisits
  return limit(print(value, 0, []))
}

function limit(text: string): string {
  return text.length > maximumLength ? `${text.slice(0, maximumLength)}…` : text
}

function print(value: unknown, depth: number, parents: readonly object[]): string {
  visitsLeft -= 1
  if (visitsLeft < 0) return '…'
  if (typeof value === 'string') return JSON.stringify(limit(value))
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return value.name ? `[Function: ${value.name}]` : '[Function]'
  if (typeof value === 'symbol') return value.toString()
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value)
  if (parents.includes(value)) return '[Circular]'
  try {
    return printObject(value, depth, [...parents, value])
  } catch {
    // A proxy, or a getter of an error, may refuse.
    return '{…}'
  }
}

function printObject(value: object, depth: number, parents: readonly object[]): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (value instanceof RegExp || value instanceof Date) return String(value)
  if (typeof Element !== 'undefined' && value instanceof Element) return limit(value.outerHTML)
  if (depth >= maximumDepth) return Array.isArray(value) ? '[…]' : '{…}'
  const inner = (item: unknown) => print(item, depth + 1, parents)
  if (Array.isArray(value)) return `[${list(value.slice(0, maximumEntries + 1).map(inner))}]`
  if (value instanceof Set) return `Set {${list([...value].slice(0, maximumEntries + 1).map(inner))}}`
  if (value instanceof Map) {
    const entries = [...value].slice(0, maximumEntries + 1)
    return `Map {${list(entries.map(([key, item]) => `${inner(key)} => ${inner(item)}`))}}`
  }
  return printProperties(value, inner)
}

function printProperties(value: object, inner: (item: unknown) => string): string {
  const properties = Object.entries(Object.getOwnPropertyDescriptors(value))
    .filter(([, { enumerable }]) => enumerable)
    .slice(0, maximumEntries + 1)
    .map(([key, descriptor]) => {
      const name = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) ? key : JSON.stringify(key)
      return `${name}: ${descriptor.get ? '[Getter]' : inner(descriptor.value)}`
    })
  const name = (Object.getPrototypeOf(value) as { constructor?: { name?: string } } | null)?.constructor?.name
  const prefix = name && name !== 'Object' ? `${name} ` : ''
  return properties.length === 0 ? `${prefix}{}` : `${prefix}{ ${list(properties)} }`
}

function list(items: readonly string[]): string {
  if (items.length <= maximumEntries) return items.join(', ')
  return [...items.slice(0, maximumEntries), '…'].join(', ')
}
