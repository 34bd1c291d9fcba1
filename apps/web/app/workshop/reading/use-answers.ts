import type { Challenge, Question } from '@cairn/contract'
import { useState } from 'react'
import { isRightWord } from './blanks.ts'

export type Answers = {
  questions: readonly Question[]
  /** Number of the chosen answer of each question, from 1. */
  chosen: Readonly<Record<number, number>>
  words: readonly string[]
  ticked: ReadonlySet<number>
  isJudged: boolean
  isComplete: boolean
  choose: (question: number, answer: number) => void
  setWord: (gap: number, word: string) => void
  tick: (assignment: number) => void
  judge: () => void
}

/** A camper's answers in a lesson without code, and whether all are right. */
export function useAnswers(challenge: Challenge): Answers {
  const { questions = [], assignments = [], fillInTheBlank } = challenge
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({})
  const [words, setWords] = useState<readonly string[]>([])
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const [isJudged, setIsJudged] = useState(false)
  const isRight =
    questions.every(({ solution }, index) => chosen[index] === solution) &&
    assignments.every((_text, index) => ticked.has(index)) &&
    (fillInTheBlank?.blanks ?? []).every(
      (_blank, gap) => fillInTheBlank && isRightWord(fillInTheBlank, gap, words[gap]),
    )
  return {
    questions,
    chosen,
    words,
    ticked,
    isJudged,
    isComplete: isJudged && isRight,
    choose: (question, answer) => {
      setIsJudged(false)
      setChosen((before) => ({ ...before, [question]: answer }))
    },
    setWord: (gap, word) => {
      setIsJudged(false)
      setWords((before) =>
        Array.from({ length: Math.max(before.length, gap + 1) }, (_old, index) =>
          index === gap ? word : (before[index] ?? ''),
        ),
      )
    },
    tick: (assignment) => {
      setIsJudged(false)
      setTicked((before) =>
        before.has(assignment)
          ? new Set([...before].filter((other) => other !== assignment))
          : new Set([...before, assignment]),
      )
    },
    judge: () => setIsJudged(true),
  }
}
