import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Queryable } from '#database/schema.ts'
import { networkKeys } from '#http/network-keys.ts'
import type { PrivateHash } from '#http/private-hash.ts'
import { hashSecret } from '#http/secret.ts'
import type { SessionCookies } from '#http/session-cookies.ts'
import { networkHashOf } from './network-hash-of.ts'
import { readMarks } from './marks.ts'
import { replaceKnownBrowser, upsertKnownNetwork } from './store.ts'

type Services = { cookies: SessionCookies; privateHash: PrivateHash }

type SignIn = { request: FastifyRequest; userId: string; now: Date }

const markBytes = 32

/**
 * Marks the browser of a camper who has just signed in, so that it can be told from a stranger's later. The mark is
 * always new, so one planted earlier by a stranger is worthless. Returns its hash, and all marks that the browser is to
 * have from now on.
 */
export async function rememberBrowser(
  transaction: Queryable,
  { cookies, privateHash }: Services,
  { request, userId, now: signedInAt }: SignIn,
): Promise<{ markHash: Buffer; marks: string[] }> {
  const borne = readMarks(request, cookies)
  const mark = randomBytes(markBytes).toString('base64url')
  const markHash = hashSecret(mark)
  const { network } = networkKeys(request.ip)
  const networkHash = networkHashOf(privateHash, userId, network)
  await upsertKnownNetwork(transaction, { userId, signedInAt, networkHash })
  const replaced = await replaceKnownBrowser(transaction, {
    userId,
    signedInAt,
    markHash,
    borne: borne.map(hashSecret),
  })
  const kept = borne.filter((other) => !replaced.some((hash) => hash.equals(hashSecret(other))))
  return { markHash, marks: [mark, ...kept] }
}
