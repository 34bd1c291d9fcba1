import { paths } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { pageHeaders } from '#http/common-headers.ts'
import { etagOf } from '#http/etag-of.ts'
import { sendUnlessKnown } from '#http/send-unless-known.ts'
import type { Signature } from './read-signature.ts'

/** A drawing can contain scripts, which would run as the school's own if it were opened as a page. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Serves the picture of the signature that certificates show. */
export function registerSignature(app: FastifyInstance, { type, content }: Signature): void {
  const etag = etagOf(content)
  const headers = { ...pageHeaders, 'content-security-policy': policy }
  app.get(paths.signaturePicture, async (request, reply) =>
    sendUnlessKnown(reply.headers(headers), request, { content, type, etag }),
  )
}
