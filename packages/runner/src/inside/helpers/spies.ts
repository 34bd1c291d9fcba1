import { meanChange } from '../guarded/access.ts'

export type Spy = ((...values: unknown[]) => unknown) & {
  /** The arguments of each call so far. */
  calls: unknown[][]
  returns: unknown[]
  restore: () => void
}

/** Replaces an object's method with one that records each call and passes it on. */
export function spyOn(target: object, name: PropertyKey): Spy {
  const original: unknown = Reflect.get(target, name)
  const isOwn = Object.hasOwn(target, name)
  const calls: unknown[][] = []
  const returns: unknown[] = []
  const spy = Object.assign(
    function watch(this: unknown, ...values: unknown[]): unknown {
      calls.push(values)
      const value: unknown =
        typeof original === 'function' ? Reflect.apply(original, this, values) : undefined
      returns.push(value)
      return value
    },
    {
      calls,
      returns,
      restore: () => {
        if (isOwn) Reflect.set(target, name, original)
        else Reflect.deleteProperty(target, name)
      },
    },
  )
  // Assigned, because a function declared in a page cannot be redefined.
  Reflect.set(target, name, spy)
  meanChange(target, name)
  return spy
}
