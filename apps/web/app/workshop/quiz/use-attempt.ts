import { intentOf, type Quiz, type SentForm } from '@cairn/contract'
import { type RefObject, useState } from 'react'
import { useStoredElsewhere } from '#shared/storage/use-stored-elsewhere.ts'
import { useEarlyFields } from '#workshop/sent-form/use-early-fields.ts'
import { useSentForm } from '#workshop/sent-form/use-sent-form.ts'
import { type Attempt, attemptAfter, drawAttempt, plainAttempt } from './attempt.ts'
import { keepAttempt, keyOf, readAttempt } from './kept-attempt.ts'
import { type Score, scoreOf } from './score.ts'
import { sentAttempt } from './sent-attempt.ts'

type Quizzing = {
  attempt: Attempt
  /** The form that this page answers is not of this lesson as it is now. */
  isOutdated: boolean
  /** The camper has checked this attempt, with or without an answer to every question. */
  isAsked: boolean
  /** Undefined until all answers are checked. */
  score: Score | undefined
  choose: (question: number, answer: number) => void
  check: () => void
  tryAgain: () => void
}

/** A camper's attempts at the quizzes of a lesson, kept in the browser with every choice. */
export function useAttempt(
  challengeId: string,
  quizzes: readonly Quiz[],
  form: RefObject<HTMLFormElement | null>,
): Quizzing {
  const sent = useSentForm()
  const [attempt, setAttempt] = useState(() => startFrom(sent, quizzes))
  const [isAsked, setIsAsked] = useState(asksForCheck(sent))
  const [isChecked, setIsChecked] = useState(asksForCheck(sent))
  const change = (next: Attempt) => {
    setIsChecked(false)
    setAttempt(next)
    keepAttempt(challengeId, next)
  }
  useEarlyFields(form, (fields) => {
    const early = sentAttempt(quizzes, fields)
    const hasAnswers = early?.chosen.some((answer) => answer !== null) === true
    const isBegun = sent !== null || hasAnswers || form.current?.contains(document.activeElement) === true
    // What the camper has begun with does not change under their hands.
    setAttempt(early && isBegun ? early : (readAttempt(challengeId, quizzes) ?? drawAttempt(quizzes, null)))
    if (early && hasAnswers) keepAttempt(challengeId, early)
  })
  useStoredElsewhere(keyOf(challengeId), () => {
    const other = readAttempt(challengeId, quizzes)
    if (other && (isSameDraw(other, attempt) || attempt.chosen.every((answer) => answer === null))) {
      setIsChecked(false)
      setAttempt(other)
    }
  })
  return {
    attempt,
    isOutdated: Boolean(sent?.fields) && sentAttempt(quizzes, sent?.fields ?? {}) === null,
    isAsked,
    score: isChecked && !attempt.chosen.includes(null) ? scoreOf(attempt) : undefined,
    choose: (question, answer) => change({ ...attempt, chosen: attempt.chosen.with(question, answer) }),
    check: () => {
      setIsAsked(true)
      setIsChecked(true)
    },
    tryAgain: () => {
      setIsAsked(false)
      change(drawAttempt(quizzes, attempt.quiz))
    },
  }
}

function isSameDraw(one: Attempt, other: Attempt): boolean {
  return one.quiz === other.quiz && String(one.orders) === String(other.orders)
}

/** The same on the server and in the browser, which draws only afterwards. */
function startFrom(sent: SentForm | null, quizzes: readonly Quiz[]): Attempt {
  const attempt = sent?.fields && sentAttempt(quizzes, sent.fields)
  if (!sent?.fields || !attempt) return plainAttempt(quizzes)
  return intentOf(sent.fields) === 'again' ? attemptAfter(quizzes, attempt) : attempt
}

function asksForCheck(sent: SentForm | null): boolean {
  return Boolean(sent?.fields) && intentOf(sent?.fields ?? {}) !== 'again'
}
