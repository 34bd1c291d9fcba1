import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageHeaders, paymentPageHeaders } from '#http/common-headers.ts'
import { retryAfterSeconds } from '#http/errors.ts'
import { isUnchanged } from '#http/is-unchanged.ts'
import { chooseBody, type FinishedBody, type FinishedPage } from './finished-page.ts'

export const revalidate = 'public, no-cache'

/** Sends a page, or redirects to where it has moved. */
export function sendPage(reply: FastifyReply, request: FastifyRequest, page: FinishedPage): FastifyReply {
  reply
    .headers(page.takesPayments ? paymentPageHeaders : pageHeaders)
    .header('content-security-policy', page.contentSecurityPolicy)
    .header('cache-control', page.status === 503 ? 'no-store' : revalidate)
  if (page.status === 503) reply.header('retry-after', retryAfterSeconds)
  if (page.location !== undefined) return reply.redirect(page.location, page.status)
  return sendBody(reply.code(page.status), request, page, 'text/html; charset=utf-8')
}

/** Sends the body in the best form that the client supports, or 304 if it already has it. */
export function sendBody(
  reply: FastifyReply,
  request: FastifyRequest,
  finished: FinishedBody,
  type: string,
): FastifyReply {
  const { encoding, etag, body } = chooseBody(finished, request.headers['accept-encoding'])
  reply.header('etag', etag)
  if (isUnchanged(request, etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(type).send(body)
}
