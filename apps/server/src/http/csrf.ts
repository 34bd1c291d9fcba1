import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto'

/** Makes and checks tokens that are valid only together with one session or browser. */
export type CsrfTokens = {
  create: (binding: string) => string
  verify: (binding: string, token: string) => boolean
}

/**
 * A token is `<random>.<HMAC of binding and random>`, so that nothing needs to be stored
 * (docs/reference/api.md, “CSRF tokens”).
 */
export function csrfTokens(key: Buffer): CsrfTokens {
  // Created once, because every answer of the API carries a token.
  const secret = createSecretKey(key)
  const sign = (binding: string, random: string) =>
    createHmac('sha256', secret).update(`${binding}.${random}`).digest()
  return {
    create: (binding) => {
      const random = randomBytes(16).toString('base64url')
      return `${random}.${sign(binding, random).toString('base64url')}`
    },
    verify: (binding, token) => {
      const [random = '', signature = ''] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      const wanted = sign(binding, random)
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}
