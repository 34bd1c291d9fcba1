import { useQuery } from '#shared/call/queries.ts'
import { useState } from 'react'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useWaitingSubmissions } from '#shared/outbox/use-waiting-submissions.ts'
import { finishedLessons } from './finished-lessons.ts'
import { loadQuestion, type ReviewedQuestion } from './load-question.ts'
import { loadMemories, sendMemories } from './memories/account-memories.ts'
import { keepMemories, readMemories } from './memories/kept-memories.ts'
import { dueLessons, remember } from './memories/schedule.ts'

/** About ten minutes. */
const questionsAtOnce = 10

export type Review =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'nothing'; hasLessons: boolean; nextAt: number | undefined }
  | {
      state: 'asking'
      questions: readonly ReviewedQuestion[]
      /** Keeps how well a lesson is remembered. */
      answer: (id: string, isRight: boolean) => void
    }

/** The questions that are due now, chosen once when the page opens. */
export function useReview(): Review {
  const user = useSessionUser()
  const account = user?.id
  const waiting = useWaitingSubmissions()
  const [now] = useState(() => Date.now())
  const isKnown = user !== undefined
  const finished = finishedLessons(user, waiting)
  const { data, isError } = useQuery({
    queryKey: ['review', now, account],
    queryFn: async () => {
      const memories = account === undefined ? readMemories() : await loadMemories(account)
      const { due, nextAt } = dueLessons(finished, memories, now)
      const loaded = await Promise.all(due.slice(0, questionsAtOnce).map(loadQuestion))
      return { memories, nextAt, questions: loaded.filter((question) => question !== undefined) }
    },
    enabled: isKnown,
    // An answer changes what is due; the questions on the page stay.
    staleTime: Infinity,
  })
  if (isError) return { state: 'failed' }
  if (!data) return { state: 'loading' }
  const { memories, questions, nextAt } = data
  if (questions.length === 0) return { state: 'nothing', hasLessons: finished.size > 0, nextAt }
  return {
    state: 'asking',
    questions,
    answer: (id, isRight) => {
      const answered = { [id]: remember(memories[id], isRight, Date.now()) }
      keepMemories(answered, account)
      if (account !== undefined) void sendMemories(account, answered)
    },
  }
}
