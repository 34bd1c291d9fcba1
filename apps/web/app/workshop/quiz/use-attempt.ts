import type { Quiz } from '@cairn/contract'
import { useEffect, useState } from 'react'
import { type Attempt, drawAttempt, plainAttempt } from './attempt.ts'
import { keepAttempt, readAttempt } from './kept-attempt.ts'
import { type Score, scoreOf } from './score.ts'

type Quizzing = {
  attempt: Attempt
  /** False until the browser has drawn a quiz, or found the one it kept. */
  isDrawn: boolean
  /** Undefined until the answers are checked. */
  score: Score | undefined
  choose: (question: number, answer: number) => void
  check: () => void
  tryAgain: () => void
}

/** A camper's attempts at the quizzes of a lesson, kept in the browser with every choice. */
export function useAttempt(challengeId: string, quizzes: readonly Quiz[]): Quizzing {
  const [drawn, setDrawn] = useState<Attempt | null>(null)
  const [score, setScore] = useState<Score>()
  useEffect(() => {
    setDrawn(readAttempt(challengeId, quizzes) ?? drawAttempt(quizzes, null))
  }, [challengeId, quizzes])
  const attempt = drawn ?? plainAttempt(quizzes)
  const change = (next: Attempt) => {
    setScore(undefined)
    setDrawn(next)
    keepAttempt(challengeId, next)
  }
  return {
    attempt,
    isDrawn: drawn !== null,
    score,
    choose: (question, answer) => change({ ...attempt, chosen: attempt.chosen.with(question, answer) }),
    check: () => setScore(scoreOf(attempt)),
    tryAgain: () => change(drawAttempt(quizzes, attempt.quiz)),
  }
}
