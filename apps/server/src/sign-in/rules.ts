import { limits } from '@cairn/contract'

/** No 0/O, 1/I: people type codes from one screen into another. */
const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const address = /^[^\s@<>()[\],;:\\"]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/

/**
 * The one form in which an address is stored and compared; undefined when it is none. Stricter than
 * RFC 5321: quotes, lists and comments have no place here (security.md §1a #17).
 */
export function normaliseEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase()
  if (email.length > limits.maxEmailLength || !address.test(email)) return undefined
  return email.indexOf('@') <= limits.maxEmailLocalPartLength ? email : undefined
}

/** What a person typed, as the code was written: case, spaces and hyphens do not matter. */
export function normaliseCode(text: string): string {
  return text.toUpperCase().replaceAll(/[\s-]/g, '')
}

/** Turns random bytes into letters of the alphabet; 32 letters, so that each byte is fair. */
export function codeFrom(random: Uint8Array): string {
  return [...random].map((byte) => codeAlphabet[byte % codeAlphabet.length]).join('')
}
