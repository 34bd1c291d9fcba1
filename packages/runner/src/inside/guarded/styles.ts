import { getOwnPropertyDescriptor, getPrototypeOf, hasProperty } from '../primordials.ts'
import type { Original } from './built-ins.ts'

const blankStyle = typeof document === 'undefined' ? undefined : document.createElement('p').style
const stylePrototype = blankStyle && getPrototypeOf(blankStyle)

export function isStyle({ owner }: Original): boolean {
  return owner === stylePrototype
}

/** Whether styles have such a property, of their own and not of their prototype. */
export function isOfStyles(key: PropertyKey): boolean {
  return typeof key !== 'symbol' && blankStyle !== undefined && hasProperty(blankStyle, key)
}

/** Whether a property of a style differs from the style itself. */
export function isForged(style: object, key: PropertyKey): boolean {
  if (!isOfStyles(key)) return false
  const descriptor = getOwnPropertyDescriptor(style, key)
  return descriptor !== undefined && (descriptor.get !== undefined || !descriptor.writable)
}
