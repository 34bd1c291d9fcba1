import { type Solution } from '@cairn/contract'
import { useState } from 'react'
import { call, type CallRefusal } from '#shared/call/call.ts'

/** `idle`: the camper has not asked for them. */
type Solutions =
  | { state: 'idle' | 'loading' }
  | { state: 'loaded'; solutions: readonly Solution[] }
  | { state: 'refused'; refusal: CallRefusal }

/** The solutions of a lesson, loaded when the camper asks for help that needs them. */
export function useSolutions(challengeId: string): { loaded: Solutions; load: () => Promise<void> } {
  const [loaded, setLoaded] = useState<Solutions>({ state: 'idle' })
  const load = async () => {
    if (loaded.state === 'loading' || loaded.state === 'loaded') return
    setLoaded({ state: 'loading' })
    const answer = await call('getLessonSolutions', { params: { id: challengeId } })
    if (answer.ok) setLoaded({ state: 'loaded', solutions: answer.value.solutions })
    else setLoaded({ state: 'refused', refusal: answer.refusal })
  }
  return { loaded, load }
}
