// oxlint-disable unbound-method -- methods are taken apart on purpose: they are applied below
import { apply, getOwnPropertyDescriptor, getPrototypeOf, textOf } from '../primordials.ts'
import { above, giveUp, hasOriginally, isUnchanged, type Original, originalOf } from './built-ins.ts'
import { isFormField } from './form-field.ts'
import { hiddenItem } from './hidden-item.ts'
import { interfaceOf } from './interface-of.ts'
import { isForged, isOfStyles, isStyle } from './styles.ts'

/** Which of an author's own changes to the platform are in effect. */
type IsMeant = (owner: object, key: PropertyKey) => boolean

export type LookupRules = {
  isMeant: IsMeant
  /**
   * True for test tools: they must not see what learner code adds to the platform's prototypes, because their plain
   * objects would inherit it as options.
   */
  hidesAdditions: boolean
}

/** Where the members of a value without own members are found. */
const prototypes = {
  string: String.prototype,
  number: Number.prototype,
  boolean: Boolean.prototype,
  bigint: BigInt.prototype,
  symbol: Symbol.prototype,
} as const

const ofCalls = Function.prototype

/**
 * The platform's own member, when reading `key` of a value would find what learner code has put in its place; undefined
 * when a plain read is fine: nothing was replaced, or the member is the learner's own.
 */
export function coveredMember(
  value: unknown,
  key: PropertyKey,
  rules: LookupRules,
): { descriptor: PropertyDescriptor | undefined } | undefined {
  if (value === undefined || value === null) return undefined
  const { isMeant } = rules
  if (typeof value !== 'object' && typeof value !== 'function') {
    const type = typeof value as keyof typeof prototypes
    return type === 'string' && isOfText(value as string, key)
      ? undefined
      : coveredAt(originalOf(prototypes[type]), { value, key, rules })
  }
  const original = originalOf(value)
  if (original) return coveredAt(original, { value, key, rules })
  if (getOwnPropertyDescriptor(value, key)) return coveredByOwn(value, key, isMeant)
  let owner = getPrototypeOf(value)
  let isFirst = true
  while (owner !== null) {
    const known = originalOf(owner)
    if (known) {
      // The prototype may have been set to something other than the platform's interface.
      const real = isFirst ? undefined : interfaceOf(value)
      return real ? pristine(real, key, isMeant) : coveredAt(known, { value, key, rules })
    }
    const real = isFirst ? interfaceOf(value) : undefined
    if (real && hasOriginally(real, key)) return pristine(real, key, isMeant)
    // Its properties are none of its prototype's, so whatever stands there would hide them.
    if (real && isStyle(real) && isOfStyles(key)) giveUp(key)
    if (getOwnPropertyDescriptor(owner, key)) return undefined
    owner = getPrototypeOf(owner)
    isFirst = false
  }
  const real = interfaceOf(value)
  return real && pristine(real, key, isMeant)
}

/** Own members are the learner's, unless they hide what the platform says about the value. */
function coveredByOwn(value: object, key: PropertyKey, isMeant: IsMeant) {
  if (isMeant(value, key)) return undefined
  if (typeof value === 'function') {
    const isHidden = isOfCalls(key) && isNative(value)
    return isHidden ? pristine(originalOf(ofCalls), key, isMeant) : undefined
  }
  const real = interfaceOf(value)
  if (!real) return undefined
  if (hasOriginally(real, key)) return isFormField(value, key) ? undefined : pristine(real, key, isMeant)
  // A style has its properties as own data, so no getter can be the browser's.
  if (isStyle(real) && isForged(value, key)) giveUp(key)
  return undefined
}

function pristine(from: Original | undefined, key: PropertyKey, isMeant: IsMeant) {
  for (let original = from; original; original = above(original)) {
    if (isMeant(original.owner, key)) return undefined
    const descriptor = original.members[key]
    if (descriptor) return { descriptor }
  }
  return { descriptor: undefined }
}

/** Follows the original prototypes; stops at the first difference that concerns `key`. */
function coveredAt(
  from: Original | undefined,
  { value, key, rules }: { value: unknown; key: PropertyKey; rules: LookupRules },
): { descriptor: PropertyDescriptor | undefined } | undefined {
  const { isMeant, hidesAdditions } = rules
  for (let original = from; original; original = above(original)) {
    const { owner } = original
    if (isMeant(owner, key)) return undefined
    if (original.members[key])
      return isUnchanged(original, key) ? undefined : pristine(original, key, isMeant)
    if (getOwnPropertyDescriptor(owner, key)) {
      // An addition, unless it hides a member further up.
      const hidden = above(original)
      if (hasOriginally(hidden, key)) return pristine(hidden, key, isMeant)
      const item = from?.isOfPages && typeof value === 'object' ? hiddenItem(from, value, key) : undefined
      if (item) return item
      return hidesAdditions && owner !== value ? { descriptor: undefined } : undefined
    }
    if (original.isWhole && getPrototypeOf(owner) !== original.prototype) return pristine(from, key, isMeant)
  }
  return undefined
}

/** A string has its own length and characters. */
function isOfText(text: string, key: PropertyKey): boolean {
  return key === 'length' || getOwnPropertyDescriptor(objectOf(text), key) !== undefined
}

const objectOf = Object

function isOfCalls(key: PropertyKey): boolean {
  return key === 'call' || key === 'apply' || key === 'bind' || key === 'toString'
}

const { includes } = String.prototype

/** Whether a function is none that was written in JavaScript. */
export function isNative(call: unknown): boolean {
  return apply(includes, textOf(call), ['[native code]'])
}
