import { createHash } from 'node:crypto'
import { paths } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { pageHeaders } from '#http/common-headers.ts'
import { isUnchanged } from '#http/is-unchanged.ts'
import type { Signature } from './read-signature.ts'

/** A drawing can contain scripts, which would run as the school's own if it were opened as a page. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Serves the picture of the signature that certificates show. */
export function registerSignature(app: FastifyInstance, { type, content }: Signature): void {
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`
  const headers = {
    ...pageHeaders,
    'cache-control': 'public, no-cache',
    'content-security-policy': policy,
    etag,
  }
  app.get(paths.signaturePicture, async (request, reply) => {
    reply.headers(headers)
    if (isUnchanged(request, etag)) return reply.code(304).send()
    return reply.type(type).send(content)
  })
}
