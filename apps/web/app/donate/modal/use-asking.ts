import { paths, type SessionUser } from '@cairn/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useExamInProgress } from '#shared/exam-in-progress.ts'
import { useVariant } from '#shared/features/use-variant.ts'
import { useFinishedBlock } from '#shared/finished-block.ts'
import { isForTyping } from '#shared/is-for-typing.ts'
import { hasDeclinedQuestions, recallSession } from './asking-memory.ts'
import { drawLeast, type ReasonToAsk, reasonToAsk } from './reason-to-ask.ts'

const waitMs = 200

/** Looks, a moment after each learn page has opened, whether to ask for a donation. */
export function useAsking(user: SessionUser, ask: (reason: ReasonToAsk) => void): void {
  const { pathname } = useLocation()
  const isRandom = useVariant('show-modal-randomly') === 'b'
  const [drawn] = useState(Math.random)
  const completed = user.completedChallenges.length
  useEffect(() => void recallSession(user.id, completed), [user.id, completed])

  const look = useEffectEvent((hasTyped: boolean) => {
    const memory = recallSession(user.id, completed)
    if (!memory) return
    const reason = reasonToAsk({
      isDonor: user.isDonating,
      hasDeclined: hasDeclinedQuestions(),
      hasFinishedBlock: useFinishedBlock.getState().name !== null,
      completed,
      completedInSession: completed - memory.completedBefore,
      askedAt: memory.askedAt,
      leastInSession: drawLeast(isRandom, drawn),
      pageAgeMs: performance.now(),
      isExam: useExamInProgress.getState().isInProgress,
      hasTyped,
      isDialogOpen: document.querySelector('dialog[open]') !== null,
    })
    if (reason) ask(reason)
  })

  useEffect(() => {
    if (pathname !== paths.learn && !pathname.startsWith(`${paths.learn}/`)) return undefined
    let hasTyped = false
    const note = ({ target }: Event) => {
      hasTyped ||= isForTyping(target)
    }
    addEventListener('keydown', note, { capture: true })
    const timer = setTimeout(() => look(hasTyped), waitMs)
    return () => {
      removeEventListener('keydown', note, { capture: true })
      clearTimeout(timer)
    }
  }, [pathname])
}
