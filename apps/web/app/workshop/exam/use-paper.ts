import { useState } from 'react'
import { call, type CallRefusal } from '#shared/call/call.ts'
import { refreshSessionUser } from '#shared/call/session-user.ts'
import { showFlash } from '#shared/flash.ts'
import { showRefusal } from '#shared/show-refusal.ts'
import type { Paper } from './paper.ts'

/** Asks for the camper's paper, which is the same one until it is handed in. Says why if there is none. */
export function usePaper(id: string, onPaper: (paper: Paper) => void) {
  const [isAsking, setIsAsking] = useState(false)
  const ask = async () => {
    setIsAsking(true)
    const askedAt = performance.now()
    const answer = await call('getExamPaper', { params: { id } })
    setIsAsking(false)
    if (answer.ok) onPaper({ ...answer.value, askedAt, arrivedAt: performance.now() })
    else if (answer.refusal.key === 'flash.generic-error') showFlash('flash.generate-exam-error', 'danger')
    else showRefusal(answer.refusal)
    // The school may just have graded an earlier paper.
    await refreshSessionUser()
  }
  /** Asks how much time is left; draws no paper if that of this page is over. */
  const askAgain = async (onOver: (refusal: CallRefusal) => void) => {
    const askedAt = performance.now()
    const answer = await call('getExamPaper', { params: { id }, query: { open: 'true' } })
    if (answer.ok) onPaper({ ...answer.value, askedAt, arrivedAt: performance.now() })
    else if (answer.refusal.key === 'flash.exam.not-open') onOver(answer.refusal)
    // Otherwise the page goes on with what it knows: the school may be out of reach for a moment.
  }
  return { isAsking, ask, askAgain }
}
