import { type Challenge } from '@cairn/contract'
import { useState } from 'react'
import { call } from '#shared/call/call.ts'
import { refreshSessionUser } from '#shared/call/session-user.ts'
import { showFlash } from '#shared/flash.ts'
import { showRefusal } from '#shared/show-refusal.ts'

type Trophy = { state: 'unverified' | 'verifying' | 'verified'; verify: () => Promise<void> }

/**
 * Has the school ask Microsoft for the trophy. A failure leaves nothing to send later: the answer may be another one
 * then, so the camper asks again.
 */
export function useTrophy({ id, challengeType }: Challenge): Trophy {
  const [state, setState] = useState<Trophy['state']>('unverified')
  return {
    state,
    verify: async () => {
      setState('verifying')
      const answer = await call('completeTrophyChallenge', { body: { id, challengeType } })
      setState(answer.ok ? 'verified' : 'unverified')
      if (!answer.ok) return showRefusal(answer.refusal, 'flash.ms.trophy.err-5')
      showFlash('flash.ms.trophy.verified', 'success')
      await refreshSessionUser()
    },
  }
}
