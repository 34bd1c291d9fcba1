// oxlint-disable unbound-method -- methods are taken apart on purpose: they are applied below
import {
  apply,
  construct,
  defineProperty,
  getOwnPropertyDescriptor,
  getPrototypeOf,
  nameOf,
} from '../primordials.ts'
import { checkConversion, checkList } from './check-implicit-members.ts'
import { giveUp, isAccessor, isBuiltIn, originalOf } from './built-ins.ts'
import { noteHandedOut, noteItems } from './interface-of.ts'
import { isAnswerOfPage, isOfPages } from './page-answers.ts'
import type { Intentions } from './create-intentions.ts'
import { isObject } from './is-object.ts'
import { callBoth } from './call-both.ts'
import { coveredMember } from './lookup.ts'
import type { Replacement, replacementOf } from './replacements.ts'

/** What a test's text calls in place of plain reads and calls (build/guard-test.ts inserts the calls). */
export type Access = {
  /** `value[key]` */
  read: (value: unknown, key: PropertyKey) => unknown
  /** `value[key](…args)`; `text` is the function as the test wrote it. */
  call: (value: unknown, key: PropertyKey, text: string, ...args: unknown[]) => unknown
  /** `call(…args)` */
  run: (call: unknown, text: string, ...args: unknown[]) => unknown
  /** `new Class(…args)` */
  make: (Class: unknown, text: string, ...args: unknown[]) => unknown
  /** `owner[key] = value`; what a test replaces on purpose stays until it ends. */
  assign: (owner: unknown, key: PropertyKey, value: unknown) => unknown
  /** `value?.…`, with what follows as a function of the value. */
  maybe: (value: unknown, rest: (value: unknown) => unknown) => unknown
  /** A value that is about to be iterated. */
  each: (value: unknown) => unknown
  /** A value whose `key` is about to be read. */
  honest: (value: unknown, key: PropertyKey) => unknown
  /** A value that is about to be converted to a string or a number. */
  plain: (value: unknown) => unknown
  /** A value after learner code may have run. */
  after: (value: unknown) => unknown
  /** `value instanceof Class` */
  isA: (value: unknown, Class: unknown) => boolean
  /** The original globals of the language. */
  globals: Readonly<Record<string, unknown>>
}

type Options = {
  intentions: Intentions
  /** Whether additions to the platform's prototypes are hidden: see `LookupRules`. */
  hidesAdditions: boolean
  /** Called when learner code may have run. */
  distrust: () => void
  /** Called before a built-in runs that looks something up itself: restores what learner code has replaced there. */
  trustAgain: () => void
  /** Whether a built-in may look something up itself. */
  asks: (call: object) => boolean
  /** Called for each call of anything but a built-in, with whether its arguments can run code. */
  onCall: (hasObject: boolean) => void
  onAssign: (owner: unknown, key: PropertyKey) => void
  /** What the program has put in the place of a function of the language. */
  replacementOf: typeof replacementOf
}

const hasInstance = Function.prototype[Symbol.hasInstance]
const { iterator } = Symbol
const { isArray } = Array
const plainList = Array.prototype
const nativeText = String

/** Walks a list without the language's own, replaceable, iterator. */
function itemsOf(list: readonly unknown[]): object {
  let index = 0
  const items = {
    __proto__: null,
    next: () =>
      index < list.length
        ? { __proto__: null, done: false, value: list[index++] }
        : { __proto__: null, done: true, value: undefined },
    [iterator]: () => items,
  }
  return items
}

function defineOwn(owner: object, key: PropertyKey, value: unknown): void {
  defineProperty(owner, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
    __proto__: null,
  } as PropertyDescriptor)
}

export function createAccess({
  intentions,
  hidesAdditions,
  distrust,
  trustAgain,
  asks,
  onCall,
  onAssign,
  replacementOf: replacementFor,
}: Options): Access {
  const rules = { isMeant: intentions.isMeant, hidesAdditions }

  const member = (value: unknown, key: PropertyKey): unknown => {
    const covered = coveredMember(value, key, rules)
    if (!covered) {
      if (!isObject(value)) return (value as Record<PropertyKey, unknown>)[key]
      if (!originalOf(value)) distrust()
      const found = (value as Record<PropertyKey, unknown>)[key]
      if (isObject(found) && isOfPages(value)) noteHandedOut(found)
      return found
    }
    const { descriptor } = covered
    if (!descriptor) return undefined
    const found: unknown = isAccessor(descriptor)
      ? descriptor.get && apply(descriptor.get, value, [])
      : descriptor.value
    noteHandedOut(found)
    return found
  }

  /** Prepares a call; returns whether it may run code of the learner's. */
  const prepare = (call: object, self: unknown, args: readonly unknown[]): boolean => {
    const isOwn = isBuiltIn(call)
    let isGiven = false
    checkList(self, rules)
    for (let index = 0; index < args.length; index++) {
      isGiven ||= isObject(args[index])
      checkList(args[index], rules)
    }
    const hasObject = isGiven || isObject(self)
    // Test tools are functions with members, like `assert`.
    if (!isOwn) onCall(isGiven || typeof self === 'object')
    else if (hasObject && asks(call)) trustAgain()
    return !isOwn || hasObject
  }

  const invoke = (call: unknown, self: unknown, text: string, args: unknown[]): unknown => {
    if (typeof call !== 'function') throw new TypeError(`${text} is not a function`)
    const mayRunMore = prepare(call, self, args)
    try {
      const result: unknown = apply(call as () => unknown, self, args)
      if (isObject(result) && isAnswerOfPage(call, self)) {
        if (isArray(result)) noteItems(result)
        else noteHandedOut(result)
      }
      return result
    } finally {
      if (mayRunMore) distrust()
    }
  }

  /** Whether learner code has added a member to a prototype of the platform, which may be a setter. */
  const isAddition = (owner: unknown, key: PropertyKey): owner is object => {
    if (!isObject(owner) || getOwnPropertyDescriptor(owner, key)) return false
    const covered = coveredMember(owner, key, rules)
    return covered !== undefined && covered.descriptor === undefined
  }

  /** The program's function must answer like the original, or the test would pass whatever the program has written. */
  const answerOfBoth = (
    { name, original, own }: Replacement,
    { self, text, args }: { self: unknown; text: string; args: readonly unknown[] },
  ): unknown => {
    const run = (call: unknown, target: unknown, values: unknown[]) => invoke(call, target, text, values)
    const { result, isSame } = callBoth({ original, own, self, args }, run)
    return isSame ? result : giveUp(name)
  }

  /** A replaced function prints what the program has put in its place. */
  const present = (value: unknown): unknown => replacementFor(value)?.own ?? value

  const toKey = (key: unknown): PropertyKey =>
    typeof key === 'symbol' || typeof key === 'string' ? key : nameOf(key as string)

  return {
    read: (value, key) => {
      const wanted = toKey(key)
      if (value === undefined || value === null)
        return (value as unknown as Record<PropertyKey, unknown>)[wanted]
      return member(value, wanted)
    },
    call: (value, key, text, ...args) => {
      const wanted = toKey(key)
      const call =
        value === undefined || value === null
          ? (value as unknown as Record<PropertyKey, unknown>)[wanted]
          : member(value, wanted)
      const own = replacementFor(call)
      if (own) return answerOfBoth(own, { self: value, text, args })
      return invoke(call, wanted === 'toString' ? present(value) : value, text, args)
    },
    run: (call, text, ...args) => {
      if (call === nativeText) args[0] = present(args[0])
      return invoke(call, undefined, text, args)
    },
    make: (Class, text, ...args) => {
      if (typeof Class !== 'function') throw new TypeError(`${text} is not a constructor`)
      prepare(Class, undefined, args)
      try {
        return construct(Class as new () => unknown, args) as unknown
      } finally {
        distrust()
      }
    },
    assign: (owner, key, value) => {
      const wanted = toKey(key)
      if (hidesAdditions && isAddition(owner, wanted)) defineOwn(owner, wanted, value)
      else (owner as Record<PropertyKey, unknown>)[wanted] = value
      onAssign(owner, wanted)
      return value
    },
    maybe: (value, rest) => (value === undefined || value === null ? undefined : rest(value)),
    each: (value) => {
      if (
        isArray(value) &&
        getPrototypeOf(value) === plainList &&
        !getOwnPropertyDescriptor(value, iterator)
      ) {
        return itemsOf(value as unknown[])
      }
      trustAgain()
      checkList(value, rules)
      return value
    },
    honest: (value, key) => {
      if (coveredMember(value, toKey(key), rules)) giveUp(toKey(key))
      return value
    },
    plain: (value) => {
      if (!isObject(value)) return value
      trustAgain()
      checkConversion(value, rules)
      return present(value)
    },
    after: (value) => {
      distrust()
      return value
    },
    isA: (value, Class) =>
      typeof Class === 'function' && originalOf(Class)
        ? apply(hasInstance, Class, [value])
        : value instanceof (Class as never),
    globals: {},
  }
}
