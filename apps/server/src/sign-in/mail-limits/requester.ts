import type { FastifyRequest } from 'fastify'
import type { SessionCookies } from '#http/session.ts'
import { readMarks } from '../known-browsers/marks.ts'

/** What is known of a browser that asks for mail. */
export type Requester = {
  /** The IP address that the request came from. */
  address: string
  marks: readonly string[]
  /** Whose session it is. */
  userId?: string | undefined
}

export function requesterOf(request: FastifyRequest, cookies: SessionCookies): Requester {
  return {
    address: request.ip,
    marks: readMarks(request, cookies),
    userId: request.session?.camper.userId,
  }
}
