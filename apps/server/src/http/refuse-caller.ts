import { type Endpoint, pageAccountHeader } from '@cairn/contract'
import type { FastifyRequest } from 'fastify'
import { refuse, type Refusal } from './refusal.ts'
import type { Session } from './session.ts'

/** Why a caller may not make a call, whatever they send with it. */
export function refuseCaller(
  { access, isConfirmed }: Endpoint,
  { headers, session }: FastifyRequest,
): Refusal<'signin.required' | 'signin.confirm-first'> | undefined {
  if (access === 'camper' && !(session && isOfPage(session, headers))) return refuse('signin.required')
  return isConfirmed && !session?.isConfirmed ? refuse('signin.confirm-first') : undefined
}

/** Whether the session is that of the account that the calling page shows. Callers other than our pages name none. */
function isOfPage({ camper }: Session, headers: FastifyRequest['headers']): boolean {
  const named = headers[pageAccountHeader]
  return named === undefined || named === camper.userId
}
