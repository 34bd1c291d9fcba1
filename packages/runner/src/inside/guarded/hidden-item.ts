import { apply } from '../primordials.ts'
import { above, giveUp, hasOriginally, type Original } from './built-ins.ts'
import { isOfStyles, isStyle } from './styles.ts'

const finders = ['namedItem', 'getNamedItem', 'getItem'] as const

/**
 * The item that an object of the browser's has by this name or number. It is hidden by whatever learner code has added to a
 * prototype under the same name. Undefined for objects that have no such items.
 */
export function hiddenItem(
  real: Original,
  value: unknown,
  key: PropertyKey,
): { descriptor: PropertyDescriptor | undefined } | undefined {
  if (typeof key === 'symbol') return undefined
  if (isStyle(real)) {
    if (isOfStyles(key)) giveUp(key)
    return undefined
  }
  if (!hasOriginally(real, 'length')) return undefined
  // Items are their list's own: beyond its end there is nothing.
  if (isIndex(key)) return { descriptor: undefined }
  const find = finderOf(real)
  if (!find) return undefined
  try {
    const item = apply(find, value, [key]) ?? undefined
    return { descriptor: item === undefined ? undefined : { value: item } }
  } catch {
    // It only looks like an object of its interface.
    return undefined
  }
}

/** The original method that finds an item by its name. */
function finderOf(real: Original): ((name: string | number) => unknown) | undefined {
  for (let at: Original | undefined = real; at; at = above(at)) {
    for (let index = 0; index < finders.length; index++) {
      const find: unknown = at.members[finders[index] ?? '']?.value
      if (typeof find === 'function') return find as (name: string | number) => unknown
    }
  }
  return undefined
}

function isIndex(key: string | number): boolean {
  const text = `${key}`
  return `${+text >>> 0}` === text
}
