import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const tokenBytes = 48

/** A JWT with a random token of 64 characters (docs/reference/api.md, “User tokens”). */
export function newUserToken(key: Buffer): string {
  const userToken = randomBytes(tokenBytes).toString('base64url')
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ userToken })}`
  return `${text}.${signatureOf(text, key)}`
}

/** Whether this school signed a token; it may have been deleted or replaced since. */
export function isSignedUserToken(token: string, key: Buffer): boolean {
  const end = token.lastIndexOf('.')
  const given = Buffer.from(token.slice(end + 1))
  const wanted = Buffer.from(signatureOf(token.slice(0, Math.max(0, end)), key))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function signatureOf(text: string, key: Buffer): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
