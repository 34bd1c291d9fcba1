import { defineProperty, getOwnPropertyDescriptor, objectIs } from '../primordials.ts'
import { hasOriginally, originalOf } from './built-ins.ts'
import { interfaceOf } from './interface-of.ts'
import { isObject } from './is-object.ts'

/** Records the changes that an author makes on purpose. */
export type Intentions = {
  isMeant: (owner: object, key: PropertyKey) => boolean
  mean: (owner: unknown, key: PropertyKey) => void
  forget: () => void
}

export function createIntentions(): Intentions {
  let meant: { owner: object; key: PropertyKey; value: unknown }[] = []
  return {
    isMeant: (owner, key) => {
      for (let index = 0; index < meant.length; index++) {
        const entry = meant[index]
        if (entry?.owner !== owner || entry.key !== key) continue
        if (objectIs(getOwnPropertyDescriptor(owner, key)?.value, entry.value)) return true
      }
      return false
    },
    mean: (owner, key) => {
      if (!isObject(owner)) return
      if (!originalOf(owner) && !hasOriginally(interfaceOf(owner), key)) return
      const value = getOwnPropertyDescriptor(owner, key)?.value as unknown
      defineProperty(meant, meant.length, {
        value: { owner, key, value },
        __proto__: null,
      } as PropertyDescriptor)
    },
    forget: () => {
      meant = []
    },
  }
}
