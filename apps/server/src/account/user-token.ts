import { randomBytes } from 'node:crypto'
import { compactVerify, errors, SignJWT } from 'jose'

const algorithm = 'HS256'
const tokenBytes = 48

/** A JWT with a random token of 64 characters (docs/reference/api.md, “User tokens”). */
export async function newUserToken(key: Buffer): Promise<string> {
  const userToken = randomBytes(tokenBytes).toString('base64url')
  return new SignJWT({ userToken }).setProtectedHeader({ alg: algorithm, typ: 'JWT' }).sign(key)
}

/** Whether this school signed a token; it may have been deleted or replaced since. */
export async function isSignedUserToken(token: string, key: Buffer): Promise<boolean> {
  try {
    await compactVerify(token, key, { algorithms: [algorithm] })
    return true
  } catch (error) {
    if (error instanceof errors.JOSEError) return false
    throw error
  }
}
