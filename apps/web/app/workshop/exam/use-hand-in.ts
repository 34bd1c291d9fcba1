import { challengeTypes, type ExamResults } from '@cairn/contract'
import { useState } from 'react'
import { call } from '#shared/call/call.ts'
import { refreshSessionUser } from '#shared/call/session-user.ts'
import { showRefusal } from '#shared/show-refusal.ts'
import { isOver } from './is-over.ts'
import { forgetWork, onlyOf, type Work } from './kept-answers.ts'
import type { Paper } from './paper.ts'

type HandIn = {
  isSending: boolean
  /** The paper did not reach the school; its answers are still in the browser. */
  hasFailed: boolean
  send: () => Promise<void>
  /** The same without a camper who waits: resolves with whether the school has answered. */
  sendUnasked: () => Promise<boolean>
}

type Outcomes = {
  onResults: (results: ExamResults) => void
  /** The school no longer takes this paper. */
  onOver: () => void
}

type Handed = { examId: string; paper: Paper; work: Work }

/** Hands a paper in, with the answers that the school does not have yet: another device may have changed the others. */
export function useHandIn({ examId, paper, work }: Handed, { onResults, onOver }: Outcomes): HandIn {
  const [isSending, setIsSending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const sendUnasked = async () => {
    setIsSending(true)
    const answers = onlyOf(work.answers, work.unsent)
    const answer = await call('completeExam', { body: bodyOf(examId, paper, answers) })
    setIsSending(false)
    if (!answer.ok && !isOver(answer.refusal.key)) {
      setHasFailed(true)
      if (answer.refusal.isDeclared) showRefusal(answer.refusal)
      return answer.refusal.isDeclared
    }
    forgetWork(paper.paperId)
    if (answer.ok) onResults(answer.value.examResults)
    else {
      showRefusal(answer.refusal)
      onOver()
    }
    await refreshSessionUser()
    return true
  }
  const send = async () => {
    // A camper who tries again hears it again.
    setHasFailed(false)
    await sendUnasked()
  }
  return { isSending, hasFailed, send, sendUnasked }
}

/** The server knows the texts and the time, and ignores what is said of them here. */
function bodyOf(id: string, { paperId, generatedExam, secondsSpent }: Paper, answers: Work['answers']) {
  const userExamQuestions = generatedExam.map((question) => {
    const chosen = answers[question.id]
    return { id: question.id, question: '', answer: chosen === undefined ? null : { id: chosen, answer: '' } }
  })
  return {
    id,
    challengeType: challengeTypes.exam,
    paperId,
    userCompletedExam: { examTimeInSeconds: secondsSpent, userExamQuestions },
  }
}
