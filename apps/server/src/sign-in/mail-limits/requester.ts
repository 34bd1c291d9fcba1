import type { FastifyRequest } from 'fastify'
import type { SessionCookies } from '#http/session-cookies.ts'
import { readMarks } from '../known-browsers/marks.ts'

/** What is known about a browser that requests mail. */
export type Requester = {
  /** The IP address of the request. */
  address: string
  marks: readonly string[]
  /** The camper of its session. */
  userId?: string | undefined
}

export function requesterOf(request: FastifyRequest, cookies: SessionCookies): Requester {
  return {
    address: request.ip,
    marks: readMarks(request, cookies),
    userId: request.session?.camper.userId,
  }
}
