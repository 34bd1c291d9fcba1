// oxlint-disable unbound-method -- methods are taken apart on purpose: they are applied below
import {
  apply,
  defineProperty,
  deleteProperty,
  getOwnPropertyDescriptor,
  getPrototypeOf,
  objectIs,
  nameOf,
  ownKeys,
  setPrototypeOf,
} from '../primordials.ts'
import { isLookedUp } from './looked-up.ts'
import { mayChange } from './language-objects.ts'
import { noteReplacement } from './replacements.ts'

/** What an object of the platform was before any learner code existed. */
export type Original = {
  owner: object
  /** Its name in a program; empty for the global object. */
  name: string
  /** False when only some of its members matter, as for the global object. */
  isWhole: boolean
  /** True for what the browser adds to the language. */
  isOfPages: boolean
  prototype: object | null
  /** Only for members that can change at all. */
  keys: readonly PropertyKey[]
  /** The original number of members. */
  count: number
  /** Without a prototype, so that a lookup finds nothing that learner code has put elsewhere. */
  members: Readonly<Record<PropertyKey, PropertyDescriptor>>
}

/** Thrown when learner code has replaced a built-in irreversibly. */
export class Tampered extends Error {}

let tampered: string | undefined

/** Ends a test that can prove nothing, even when the test itself would catch the error. */
export function giveUp(name: PropertyKey): never {
  tampered = nameOf(name)
  throw new Tampered(tampered)
}

/** The member because of which a test had to stop, if there was one since the last call. */
export function takeTampered(): string | undefined {
  const name = tampered
  tampered = undefined
  return name
}

const originals = new WeakMap<object, Original>()
const { set: remember, get: recall } = WeakMap.prototype

const languageCalls = new WeakSet<object>()
const { add, has } = WeakSet.prototype

/** Records the functions of the language. */
export function recordCalls(calls: readonly object[]): void {
  for (const call of calls) apply(add, languageCalls, [call])
}

/** Whether a function belongs to the language; those of the browser may run event listeners. */
export function isBuiltIn(call: object): boolean {
  return apply(has, languageCalls, [call])
}

/** The original state of `owner`; undefined for objects outside the platform. */
export function originalOf(owner: object): Original | undefined {
  return apply(recall, originals, [owner]) as Original | undefined
}

/** Records an object's state, once. */
export function recordOriginal(
  owner: object,
  {
    name = '',
    only,
    isOfPages = false,
  }: { name?: string; only?: readonly PropertyKey[]; isOfPages?: boolean } = {},
): Original {
  const all = only ?? ownKeys(owner)
  const keys: PropertyKey[] = []
  const members = Object.create(null) as Record<PropertyKey, PropertyDescriptor>
  for (const key of all) {
    const descriptor = getOwnPropertyDescriptor(owner, key)
    if (!descriptor || mayChange(owner, key)) continue
    // The browser has thousands of them, and they are only compared.
    members[key] = isOfPages ? descriptor : Object.assign(Object.create(null) as object, descriptor)
    if (descriptor.configurable || descriptor.writable) keys.push(key)
  }
  const prototype = getPrototypeOf(owner)
  const original = { owner, name, isWhole: !only, isOfPages, prototype, keys, count: all.length, members }
  apply(remember, originals, [owner, original])
  return original
}

/** Whether a descriptor itself has a getter, ignoring what was added to all objects. */
export function isAccessor(descriptor: PropertyDescriptor): boolean {
  return getOwnPropertyDescriptor(descriptor, 'get') !== undefined
}

/** Whether a member is unchanged. */
export function isUnchanged(original: Original, key: PropertyKey): boolean {
  const known = original.members[key]
  const present = getOwnPropertyDescriptor(original.owner, key)
  if (!known || !present) return !known && !present
  if (original.isOfPages && isAccessor(known) !== isAccessor(present)) return false
  return objectIs(present.value, known.value) && present.get === known.get && present.set === known.set
}

function fullName({ name }: Original, key: PropertyKey): string {
  return name === '' ? nameOf(key) : `${name}.${nameOf(key)}`
}

/** The original state of an object's original prototype. */
export function above({ prototype }: Original): Original | undefined {
  return prototype ? originalOf(prototype) : undefined
}

/** Whether the platform itself has this member, here or further up the prototype chain. */
export function hasOriginally(original: Original | undefined, key: PropertyKey): boolean {
  for (let at = original; at; at = above(at)) {
    if (at.members[key]) return true
  }
  return false
}

/**
 * Restores the objects: replaced members come back, and additions that would change the language's own behavior are
 * removed. Other additions stay, because lessons teach them. Throws `Tampered` when that is impossible. `isMeant` says
 * whether a change is the author's. Returns the name of the first change.
 */
export function restore(
  list: readonly Original[],
  isMeant: (owner: object, key: PropertyKey) => boolean,
): string | undefined {
  let first: string | undefined
  for (let index = 0; index < list.length; index++) {
    const original = list[index]
    if (!original) continue
    const { owner, prototype, keys, members } = original
    if (getPrototypeOf(owner) !== prototype && !setPrototypeOf(owner, prototype)) giveUp('prototype')
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at]
      if (key === undefined || isUnchanged(original, key) || isMeant(owner, key)) continue
      first ??= fullName(original, key)
      const known = members[key]
      noteReplacement(fullName(original, key), {
        original: known?.value,
        own: getOwnPropertyDescriptor(owner, key)?.value,
      })
      if (!known || !defineProperty(owner, key, known)) giveUp(key)
    }
    if (!original.isWhole) continue
    const additions = ownKeys(owner)
    if (additions.length === original.count) continue
    for (let at = 0; at < additions.length; at++) {
      const key = additions[at]
      if (key === undefined || members[key] || isMeant(owner, key) || mayChange(owner, key)) continue
      const isShadow = prototype !== null && hasOriginally(originalOf(prototype), key)
      if (!isShadow && !isLookedUp(owner, key)) continue
      first ??= fullName(original, key)
      if (!deleteProperty(owner, key)) giveUp(key)
    }
  }
  return first
}
