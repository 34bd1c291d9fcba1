import { maxEmailLength, maxEmailLocalPartLength } from './limits.ts'

const address =
  /^[^\s@<>()[\],;:\\"\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u202A-\u202E\u2066-\u2069]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/u

/** The sign of kelvin, whose lower case is the letter k: the address of another mailbox. */
const kelvin = '\u212A'

/**
 * Whether a text is an email address, in any case. Stricter than RFC 5321: without quotes, lists and comments, the mail
 * can only go to this one address (docs/reference/security.md, “Unwanted mail”).
 */
export function isEmail(text: string): boolean {
  const email = text.toLowerCase()
  return (
    !text.includes(kelvin) &&
    email.length <= maxEmailLength &&
    email.indexOf('@') <= maxEmailLocalPartLength &&
    address.test(email)
  )
}
