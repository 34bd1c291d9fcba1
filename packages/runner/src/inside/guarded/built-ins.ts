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

/** What an object of the platform was before any learner code existed. */
export type Original = {
  owner: object
  /** As a program writes it; empty for the global object. */
  name: string
  /** False when only some of its members matter, as of the global object. */
  isWhole: boolean
  /** True for what the browser adds to the language. */
  isOfPages: boolean
  prototype: object | null
  /** Of the members that can change at all. */
  keys: readonly PropertyKey[]
  /** How many members there were. */
  count: number
  /** Without a prototype, so that a read finds nothing that learner code has put elsewhere. */
  members: Readonly<Record<PropertyKey, PropertyDescriptor>>
}

/** Thrown where learner code has replaced a built-in in a way that cannot be undone. */
export class Tampered extends Error {}

let tampered: string | undefined

/** Ends a test that cannot tell anything; also where the test itself would catch what is thrown. */
export function giveUp(name: PropertyKey): never {
  tampered = nameOf(name)
  throw new Tampered(tampered)
}

/** The member because of which a test could not go on, if there was one since the last time of asking. */
export function takeTampered(): string | undefined {
  const name = tampered
  tampered = undefined
  return name
}

const originals = new WeakMap<object, Original>()
const { set: remember, get: recall } = WeakMap.prototype

const languageCalls = new WeakSet<object>()
const { add, has } = WeakSet.prototype

/** Notes the functions of the language. */
export function recordCalls(calls: readonly object[]): void {
  for (const call of calls) apply(add, languageCalls, [call])
}

/** Whether a function is the language's own; those of pages may run what listens there. */
export function isBuiltIn(call: object): boolean {
  return apply(has, languageCalls, [call])
}

/** What `owner` was at first; undefined for what is not the platform's. */
export function originalOf(owner: object): Original | undefined {
  return apply(recall, originals, [owner]) as Original | undefined
}

/** Notes what an object is now, once and for all. */
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
    // Of pages there are thousands, and they are only compared.
    members[key] = isOfPages ? descriptor : Object.assign(Object.create(null) as object, descriptor)
    if (descriptor.configurable || descriptor.writable) keys.push(key)
  }
  const prototype = getPrototypeOf(owner)
  const original = { owner, name, isWhole: !only, isOfPages, prototype, keys, count: all.length, members }
  apply(remember, originals, [owner, original])
  return original
}

/** Whether a descriptor itself, not what all objects have been given, has a getter. */
export function isAccessor(descriptor: PropertyDescriptor): boolean {
  return getOwnPropertyDescriptor(descriptor, 'get') !== undefined
}

/** Whether a member is what it was at first. */
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

/** Whether the platform itself has this member, here or further up. */
export function hasOriginally(original: Original | undefined, key: PropertyKey): boolean {
  for (let at = original; at; at = at.prototype ? originalOf(at.prototype) : undefined) {
    if (at.members[key]) return true
  }
  return false
}

/**
 * Makes the objects what they were: members that were replaced come back, and additions go that would change
 * what the language itself does. Other additions stay, because lessons teach them. Throws `Tampered` where
 * that is impossible. `isMeant` says of a change that it is the author's. Returns the name of the first change.
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
