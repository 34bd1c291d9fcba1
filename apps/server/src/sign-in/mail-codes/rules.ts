import { limits } from '@cairn/contract'

/** Without 0, O, 1 and I, because people type codes from one screen into another. */
const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const address =
  /^[^\s@<>()[\],;:\\"\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/u

/**
 * Normalizes an address for storage and comparison; undefined if it is invalid. Stricter than RFC 5321: without
 * quotes, lists and comments, the mail can only go to this one address
 * (docs/reference/security.md, “Unwanted mail”).
 */
export function normaliseEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase()
  if (email.length > limits.maxEmailLength || !address.test(email)) return undefined
  return email.indexOf('@') <= limits.maxEmailLocalPartLength ? email : undefined
}

/** Normalizes a code that a person typed: case, spaces and hyphens do not matter. */
export function normaliseCode(text: string): string {
  return text.toUpperCase().replaceAll(/[\s-]/g, '')
}

/** Turns random bytes into letters of the alphabet, which has 32 letters, so that each is equally likely. */
export function codeFrom(random: Uint8Array): string {
  return [...random].map((byte) => codeAlphabet[byte % codeAlphabet.length]).join('')
}
