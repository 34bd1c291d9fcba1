// oxlint-disable unbound-method -- methods are taken apart on purpose: they are applied below
import { apply, getOwnPropertyDescriptor } from '../primordials.ts'

const isPage = typeof HTMLFormElement !== 'undefined'
const fieldsOf = isPage ? getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements')?.get : undefined
const namedItem = isPage ? HTMLCollection.prototype.namedItem : undefined

/**
 * Whether a value is a form, and its own member is one of its fields: a form shows these under their names and ids before
 * what the browser has there, so that `form.name` and `form.length` can be fields.
 */
export function isFormField(value: object, key: PropertyKey): boolean {
  if (typeof key !== 'string' || !fieldsOf || !namedItem) return false
  try {
    const field: unknown = apply(namedItem, apply(fieldsOf, value, []), [key])
    return field !== null && field === getOwnPropertyDescriptor(value, key)?.value
  } catch {
    return false
  }
}
