import { append, apply, getPrototypeOf, objectIs } from '../primordials.ts'
import { isObject } from './is-object.ts'
import type { Call } from './replacements.ts'

type Run = (call: Call, self: unknown, args: unknown[]) => unknown
type Calling = { original: Call; own: Call; self: unknown; args: readonly unknown[] }
type CallbackRun = { args: readonly unknown[]; result: unknown }

const { isArray } = Array
const everyList = Array.prototype
/** These ask in an order of their own. */
const { sort, toSorted } = everyList

/**
 * Calls a function of the language that a program has replaced, and then the program's function in the same way, which
 * must say and do the same. It gets copies of lists, and callbacks that only repeat what they said the first time.
 */
export function callBoth(
  { original, own, self, args }: Calling,
  run: Run,
): { result: unknown; isSame: boolean } {
  const isRepeated = original !== sort && original !== toSorted
  const runs: CallbackRun[] = []
  const repeats = { next: 0, isSame: true }
  const first: unknown[] = []
  const second: unknown[] = []
  let canCopy = isCopyable(self)
  for (let index = 0; index < args.length; index++) {
    const arg = args[index]
    canCopy &&= isCopyable(arg)
    const isCallback = isRepeated && typeof arg === 'function'
    append(first, isCallback ? recording(arg as Call, runs) : arg)
    append(second, isCallback ? repeating(runs, repeats) : copyOf(arg))
  }
  if (!canCopy) return { result: run(original, self, [...args]), isSame: true }
  const copy = copyOf(self)
  const result = run(original, self, first)
  const ownResult = run(own, copy, second)
  const isSame =
    repeats.isSame && repeats.next === runs.length && isSameList(result, ownResult) && isSameList(self, copy)
  return { result, isSame }
}

function recording(callback: Call, runs: CallbackRun[]): Call {
  return function record(this: unknown, ...args: never[]) {
    const result: unknown = apply(callback, this, args)
    append(runs, { args, result })
    return result
  }
}

/** The program may pass its callback fewer values, but at least the first one. */
function repeating(runs: readonly CallbackRun[], repeats: { next: number; isSame: boolean }): Call {
  return (...args: never[]) => {
    const run = runs[repeats.next]
    repeats.next += 1
    const isEnough = args.length > 0 && args.length <= (run?.args.length ?? 0)
    for (let index = 0; index < args.length; index++) {
      repeats.isSame &&= isSameList(args[index], run?.args[index])
    }
    repeats.isSame &&= isEnough
    return run?.result
  }
}

function isPlainList(value: unknown): value is unknown[] {
  return isArray(value) && getPrototypeOf(value) === everyList
}

function isCopyable(value: unknown): boolean {
  return !isObject(value) || typeof value === 'function' || isPlainList(value)
}

function copyOf(value: unknown): unknown {
  if (!isPlainList(value)) return value
  const copy: unknown[] = []
  for (let index = 0; index < value.length; index++) append(copy, value[index])
  return copy
}

/** Of what is neither a list nor a simple value, nothing can be said. */
function isSameList(one: unknown, other: unknown): boolean {
  if (objectIs(one, other)) return true
  if (!isPlainList(one) || !isPlainList(other))
    return isObject(one) && isObject(other) && !isArray(one) && !isArray(other)
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index++) if (!isSameList(one[index], other[index])) return false
  return true
}
