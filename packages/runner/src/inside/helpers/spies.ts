import { meanChange } from '../guarded/access.ts'

type Call = (this: unknown, ...values: unknown[]) => unknown

export type Spy = Call & {
  /** The arguments of each call so far. */
  calls: unknown[][]
  returns: unknown[]
}
type Restorable = { restore: () => void }

/** Replaces an object's method with one that records each call and passes it on. */
export function spyOn(target: object, name: PropertyKey): Spy & Restorable {
  const original: unknown = Reflect.get(target, name)
  if (typeof original !== 'function')
    throw new TypeError(`${String(name)} is not a function, so it has no calls`)
  return replace(target, name, recording(original as Call))
}

/**
 * Replaces an object's method with one that records, for each of its calls, the calls of the callbacks that it got.
 * Arguments that are no callbacks are listed as they are.
 */
export function spyOnCallbacks(
  target: object,
  name: PropertyKey,
): Call & Restorable & { callbackSpies: unknown[][] } {
  const original = Reflect.get(target, name) as Call
  const callbackSpies: unknown[][] = []
  const spy = function watch(this: unknown, ...values: unknown[]): unknown {
    const spies = values.map((value) => (typeof value === 'function' ? recording(value as Call) : value))
    callbackSpies.push(spies)
    return Reflect.apply(original, this, spies)
  }
  return replace(target, name, Object.assign(spy, { callbackSpies }))
}

function recording(call: Call): Spy {
  const calls: unknown[][] = []
  const returns: unknown[] = []
  const spy = function watch(this: unknown, ...values: unknown[]): unknown {
    calls.push(values)
    const value = Reflect.apply(call, this, values)
    returns.push(value)
    return value
  }
  return Object.assign(spy, { calls, returns })
}

function replace<Replacement extends object>(
  target: object,
  name: PropertyKey,
  replacement: Replacement,
): Replacement & Restorable {
  const original: unknown = Reflect.get(target, name)
  // Assigned, because a function declared in a page cannot be redefined.
  Reflect.set(target, name, replacement)
  meanChange(target, name)
  return Object.assign(replacement, { restore: () => void Reflect.set(target, name, original) })
}
