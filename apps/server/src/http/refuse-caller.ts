import type { Endpoint } from '@cairn/contract'
import type { FastifyRequest } from 'fastify'
import { isOfPage } from './is-of-page.ts'
import { refuse, type Refusal } from './refusal.ts'

/** Why a caller may not make a call, whatever they send with it. */
export function refuseCaller(
  { access, isConfirmed }: Endpoint,
  request: FastifyRequest,
): Refusal<'signin.required' | 'signin.confirm-first'> | undefined {
  const { session } = request
  if (access === 'camper' && !(session && isOfPage(request))) return refuse('signin.required')
  return isConfirmed && !session?.isConfirmed ? refuse('signin.confirm-first') : undefined
}
