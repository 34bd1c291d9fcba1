import { isEmail } from '@cairn/contract'

/** Without 0, O, 1 and I, because people type codes from one screen into another. */
const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Normalizes an address for storage and comparison; undefined if it is invalid. */
export function normaliseEmail(text: string): string | undefined {
  const email = text.trim()
  return isEmail(email) ? email.toLowerCase() : undefined
}

/** Normalizes a code that a person typed: case, spaces and hyphens do not matter. */
export function normaliseCode(text: string): string {
  return text.toUpperCase().replaceAll(/[\s-]/g, '')
}

/** Turns random bytes into letters of the alphabet, which has 32 letters, so that each is equally likely. */
export function codeFrom(random: Uint8Array): string {
  return [...random].map((byte) => codeAlphabet[byte % codeAlphabet.length]).join('')
}
