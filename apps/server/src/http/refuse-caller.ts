import type { Endpoint } from '@cairn/contract'
import type { FastifyRequest } from 'fastify'
import { refuse, type Refusal } from './refusal.ts'

/** Why a caller may not make a call, whatever they send with it. */
export function refuseCaller(
  { access, isConfirmed }: Endpoint,
  { session }: FastifyRequest,
): Refusal<'signin.required' | 'signin.confirm-first'> | undefined {
  if (access === 'camper' && !session) return refuse('signin.required')
  return isConfirmed && !session?.isConfirmed ? refuse('signin.confirm-first') : undefined
}
