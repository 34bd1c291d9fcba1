import type { Challenge, Question } from '@cairn/contract'
import { type RefObject, useState } from 'react'
import { useEarlyFields } from '#workshop/sent-form/use-early-fields.ts'
import { useSentForm } from '#workshop/sent-form/use-sent-form.ts'
import { isRightWord } from './blanks.ts'
import { type Entered, enteredIn } from './entered.ts'

export type Answers = Entered & {
  questions: readonly Question[]
  isJudged: boolean
  isComplete: boolean
  /** Everything is right, and only boxes are not ticked yet. */
  areBoxesLeft: boolean
  choose: (question: number, answer: number) => void
  setWord: (gap: number, word: string) => void
  tick: (assignment: number) => void
  judge: () => void
}

/** A camper's answers in a lesson without code, and whether all are right. */
export function useAnswers(challenge: Challenge, form: RefObject<HTMLFormElement | null>): Answers {
  const { questions = [], assignments = [], fillInTheBlank } = challenge
  const sent = useSentForm()?.fields
  const [entered, setEntered] = useState(() => enteredIn(challenge, sent ?? {}))
  const [isJudged, setIsJudged] = useState(Boolean(sent))
  useEarlyFields(form, (fields) => setEntered(enteredIn(challenge, fields)))
  const { chosen, words, ticked } = entered
  const isRight =
    questions.every(({ solution }, index) => chosen[index] === solution) &&
    (fillInTheBlank?.blanks ?? []).every(
      (_blank, gap) => fillInTheBlank && isRightWord(fillInTheBlank, gap, words[gap]),
    )
  const areTicked = assignments.every((_text, index) => ticked.has(index))
  const change = (changed: Partial<Entered>) => {
    setIsJudged(false)
    setEntered((before) => ({ ...before, ...changed }))
  }
  return {
    ...entered,
    questions,
    isJudged,
    isComplete: isJudged && isRight && areTicked,
    areBoxesLeft: isRight && !areTicked,
    choose: (question, answer) => change({ chosen: { ...chosen, [question]: answer } }),
    setWord: (gap, word) => change({ words: words.with(gap, word) }),
    tick: (assignment) => change({ ticked: toggled(ticked, assignment) }),
    judge: () => setIsJudged(true),
  }
}

function toggled(ticked: ReadonlySet<number>, assignment: number): ReadonlySet<number> {
  const others = [...ticked].filter((other) => other !== assignment)
  return new Set(ticked.has(assignment) ? others : [...others, assignment])
}
