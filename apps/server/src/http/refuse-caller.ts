import type { Endpoint } from '@cairn/contract'
import type { FastifyRequest } from 'fastify'
import { isOfPage } from './is-of-page.ts'
import { refuse, type Refusal } from './refusal.ts'

type CallerRefusal = Refusal<'signin.required' | 'signin.confirm-first' | 'flash.operators-only'>

/** Why a caller may not make a call, whatever they send with it. */
export async function refuseCaller(
  { access, isConfirmed, isForOperators }: Endpoint,
  request: FastifyRequest,
): Promise<CallerRefusal | undefined> {
  const { session } = request
  if (access === 'camper' && !(session && isOfPage(request))) return refuse('signin.required')
  if (isForOperators && !(await request.isOperator())) return refuse('flash.operators-only')
  return isConfirmed && !session?.isConfirmed ? refuse('signin.confirm-first') : undefined
}
