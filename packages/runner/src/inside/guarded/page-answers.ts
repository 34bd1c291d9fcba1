import { isBuiltIn } from './built-ins.ts'
import { interfaceOf } from './interface-of.ts'
import { isObject } from './is-object.ts'
import { isNative } from './lookup.ts'

/** Whether the browser made this object for pages, whatever its prototype is now. */
export function isOfPages(value: object): boolean {
  return interfaceOf(value) !== undefined
}

/** Whether a call is answered by an object of the browser's, or by the browser itself. */
export function isAnswerOfPage(call: object, self: unknown): boolean {
  if (isObject(self)) return isOfPages(self)
  return self === undefined && !isBuiltIn(call) && isNative(call)
}
