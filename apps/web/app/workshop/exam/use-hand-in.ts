import { challengeTypes, type ExamResults, type FlashKey } from '@cairn/contract'
import { useState } from 'react'
import { call } from '#shared/call/call.ts'
import { refreshSessionUser } from '#shared/call/session-user.ts'
import { showRefusal } from '#shared/show-refusal.ts'
import type { Paper } from './paper.ts'
import { forgetWork, type Work } from './kept-answers.ts'

type HandIn = {
  isSending: boolean
  /** The answers did not reach the school; they are still in the browser. */
  hasFailed: boolean
  send: (answers: Work['answers']) => Promise<void>
  /** The same without a camper who waits: resolves with whether the school has answered. */
  sendUnasked: (answers: Work['answers']) => Promise<boolean>
}

type Outcomes = {
  onResults: (results: ExamResults) => void
  /** The school no longer takes this paper. */
  onOver: () => void
}

/** Hands a paper in. */
export function useHandIn(examId: string, paper: Paper, { onResults, onOver }: Outcomes): HandIn {
  const [isSending, setIsSending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const sendUnasked = async (answers: Work['answers']) => {
    setIsSending(true)
    const answer = await call('completeExam', { body: bodyOf(examId, paper, answers) })
    setIsSending(false)
    if (!answer.ok && !isOver(answer.refusal.key)) {
      setHasFailed(true)
      if (answer.refusal.isDeclared) showRefusal(answer.refusal)
      return answer.refusal.isDeclared
    }
    forgetWork(examId)
    if (answer.ok) onResults(answer.value.examResults)
    else {
      showRefusal(answer.refusal)
      onOver()
    }
    await refreshSessionUser()
    return true
  }
  const send = async (answers: Work['answers']) => {
    // A camper who tries again hears it again.
    setHasFailed(false)
    await sendUnasked(answers)
  }
  return { isSending, hasFailed, send, sendUnasked }
}

/**
 * Whether a refusal says that the paper cannot be handed in any more. After any other, such as that of a camper who was
 * signed out meanwhile, it still can.
 */
function isOver(key: FlashKey): boolean {
  return key === 'flash.exam.not-open' || key === 'flash.exam.late'
}

/** The server knows the texts and the time, and ignores what is said of them here. */
function bodyOf(id: string, { generatedExam, secondsSpent }: Paper, answers: Work['answers']) {
  const userExamQuestions = generatedExam.map((question) => {
    const chosen = answers[question.id]
    return { id: question.id, question: '', answer: chosen === undefined ? null : { id: chosen, answer: '' } }
  })
  return {
    id,
    challengeType: challengeTypes.exam,
    userCompletedExam: { examTimeInSeconds: secondsSpent, userExamQuestions },
  }
}
