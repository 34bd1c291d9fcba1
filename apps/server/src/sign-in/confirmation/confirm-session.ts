import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse, type Refusal } from '#http/refusal.ts'
import { renewSession } from '#http/session.ts'
import { setSessionCookie } from '#http/session-cookies.ts'
import type { SessionServices } from '../sessions/begin-session.ts'

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** The last step of every way to confirm: for ten minutes the camper may do what concerns the whole account. */
export async function confirmSession(
  { database, cookies, now }: SessionServices,
  { request, reply }: Exchange,
): Promise<Record<string, never> | Refusal<'signin.required'>> {
  const renewed = request.session && (await renewSession(database, request.session, now()))
  if (!renewed) return refuse('signin.required')
  request.session = renewed.session
  setSessionCookie(reply, cookies, renewed.cookie)
  return {}
}
