import type { ConsoleEntry, ConsoleValue } from '../runner.ts'
import { printNested, printValue } from './print-value.ts'

const maximumDepth = 4
const maximumEntries = 100
/** Limit for one logged value, over all depths. */
const maximumParts = 300

/** A value as a console shows it; objects come with their members, so that they can be opened. */
export function describeValue(value: unknown): ConsoleValue {
  let partsLeft = maximumParts
  const describe = (inner: unknown, text: string, parents: readonly object[]): ConsoleValue => {
    if (typeof inner !== 'object' || inner === null || parents.includes(inner)) return text
    const held = parents.length < maximumDepth ? heldBy(inner) : []
    const entries: ConsoleEntry[] = []
    for (const [name, item, isGetter] of held) {
      partsLeft -= 1
      if (partsLeft < 0) break
      const part = isGetter ? '[Getter]' : describe(item, printNested(item), [...parents, inner])
      entries.push({ name, part })
    }
    return entries.length === 0 ? text : { text, entries }
  }
  return describe(value, printValue(value), [])
}

type Held = readonly [name: string, value: unknown, isGetter?: boolean]

/** The visible parts of an object, without running any of its code. */
function heldBy(value: object): readonly Held[] {
  if (value instanceof Error || value instanceof RegExp || value instanceof Date) return []
  if (typeof Element !== 'undefined' && value instanceof Element) return []
  if (value instanceof Map) {
    return firstOf(value).map(([key, item]) => [printNested(key), item] as const)
  }
  if (value instanceof Set) return firstOf(value).map((item, index) => [String(index), item] as const)
  return Object.entries(Object.getOwnPropertyDescriptors(value))
    .filter(([, { enumerable }]) => enumerable)
    .slice(0, maximumEntries)
    .map(([name, held]) => [name, held.value as unknown, held.get !== undefined] as const)
}

function firstOf<Item>(items: Iterable<Item>): Item[] {
  const first: Item[] = []
  for (const item of items) {
    if (first.length === maximumEntries) break
    first.push(item)
  }
  return first
}
