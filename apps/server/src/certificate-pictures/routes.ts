import rateLimit from '@fastify/rate-limit'
import { limits, paths, type PictureDrawer } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { ByteCache } from '#cache/byte-cache.ts'
import type { FindCertificate } from '#certifications/find-certificate.ts'
import { pageHeaders } from '#http/common-headers.ts'
import { etagOf } from '#http/etag-of.ts'
import { inTurn } from '#http/in-turn.ts'
import { customerKey, networkKeys } from '#http/network-keys.ts'
import { sendUnlessKnown } from '#http/send-unless-known.ts'
import type { CallCounts } from '#http/shared-call-counts.ts'
import type { Signature } from './read-signature.ts'
import { registerSignature } from './signature-routes.ts'

const cacheBytes = 32 * 1024 * 1024
const mostWaiting = 50

export type CertificatePicturesOptions = PictureDrawer & {
  findCertificate: FindCertificate
  /** Null for a school without one. */
  signature: Signature | null
  callCounts: CallCounts
}
type Picture = { content: Buffer; etag: string }

/**
 * Draws what is shown where a certificate is shared, once for each thing that it says, and one at a time for each
 * network. Where no certificate is shown, there is the school's picture.
 */
export async function registerCertificatePictures(
  app: FastifyInstance,
  { drawCertificate, findCertificate, signature, callCounts }: CertificatePicturesOptions,
): Promise<void> {
  if (signature) registerSignature(app, signature)
  const drawn = new ByteCache<Picture>(cacheBytes, ({ content }) => content.byteLength)
  const takeTurn = inTurn(1, mostWaiting)
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => customerKey(ip),
    ...callCounts,
  })

  app.get<{ Params: { username: string; certSlug: string } }>(
    paths.certificatePicture(':username', ':certSlug'),
    // Otherwise pictures could be used to check lists of names. HEAD would be counted apart from GET.
    {
      exposeHeadRoute: false,
      config: { rateLimit: { max: limits.picturesPerMinute, timeWindow: 60 * 1000 } },
    },
    async (request, reply) => {
      const { language, ip, params } = request
      const found = await findCertificate(params)
      if (!found || 'messages' in found) {
        return reply.header('cache-control', 'no-store').redirect(paths.schoolPicture)
      }
      const draw = async () => finish(await drawCertificate({ certificate: found, language }))
      const picture = await takeTurn(networkKeys(ip).site, () =>
        drawn.getOrCreate(JSON.stringify([language, found]), draw),
      )
      return sendUnlessKnown(reply.headers(pageHeaders), request, { ...picture, type: 'image/png' })
    },
  )
}

function finish(picture: Uint8Array): Picture {
  const content = Buffer.from(picture)
  return { content, etag: etagOf(content) }
}
