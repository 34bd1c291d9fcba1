import { hasProperty } from '../primordials.ts'
import { giveUp, hasOriginally, originalOf } from './built-ins.ts'
import { interfaceOf, noteItems } from './interface-of.ts'
import { coveredMember, type LookupRules } from './lookup.ts'

const { asyncIterator, iterator, toPrimitive } = Symbol
const { isArray } = Array

/** Members by which built-ins walk a list, or through the steps of an iterator. */
const walking = [iterator, asyncIterator, 'length', 'next'] as const
/** Members by which an object becomes a text or a number. */
const converting = ['toString', 'valueOf'] as const

/** A list of the browser's must be walked by the browser's own members. */
export function checkList(value: unknown, rules: LookupRules): void {
  if (typeof value !== 'object' || value === null || isArray(value) || originalOf(value)) return
  const real = interfaceOf(value)
  if (!real) return
  let isList = false
  for (let index = 0; index < walking.length; index++) {
    const key = walking[index]
    if (key === undefined || !hasOriginally(real, key)) continue
    if (coveredMember(value, key, rules)) giveUp(key)
    isList = true
  }
  if (isList) noteItems(value)
}

/** An object of the browser's must be converted by the browser's own members. */
export function checkConversion(value: object, rules: LookupRules): void {
  const real = interfaceOf(value)
  if (!real) return
  for (let index = 0; index < converting.length; index++) {
    const key = converting[index]
    if (key !== undefined && coveredMember(value, key, rules)) giveUp(key)
  }
  if (hasProperty(value, toPrimitive) && !hasOriginally(real, toPrimitive)) giveUp(toPrimitive)
}
