import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { networkKeys } from '#http/network-keys.ts'
import type { PrivateHash } from '#http/private-hash.ts'
import { hashSecret } from '#http/secret.ts'
import type { Camper } from '#http/session.ts'
import type { SessionCookies } from '#http/session-cookies.ts'
import { networkHashOf } from './network-hash-of.ts'
import { readMarks, setMarks } from './marks.ts'
import { replaceKnownBrowser, upsertKnownNetwork } from './store.ts'

type Services = { database: Database; cookies: SessionCookies; privateHash: PrivateHash; now: () => Date }

const markBytes = 32

/**
 * Marks the browser of a camper who has just signed in, so that it can be told from a stranger's later. The mark is
 * always new, so one planted earlier by a stranger is worthless. Returns its hash.
 */
export async function rememberBrowser(
  { database, cookies, privateHash, now }: Services,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { userId }: Camper,
): Promise<Buffer> {
  const borne = readMarks(request, cookies)
  const mark = randomBytes(markBytes).toString('base64url')
  const markHash = hashSecret(mark)
  const { network } = networkKeys(request.ip)
  const signedInAt = now()
  const replaced = await transact(database, async (transaction) => {
    const networkHash = networkHashOf(privateHash, userId, network)
    await upsertKnownNetwork(transaction, { userId, signedInAt, networkHash })
    return replaceKnownBrowser(transaction, { userId, signedInAt, markHash, borne: borne.map(hashSecret) })
  })
  const kept = borne.filter((other) => !replaced.some((hash) => hash.equals(hashSecret(other))))
  setMarks(reply, cookies, [mark, ...kept])
  return markHash
}
