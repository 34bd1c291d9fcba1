import { type Challenge, type FillInTheBlank, type Question } from '@cairn/contract'
import { call } from '#shared/call/call.ts'
import { fetchPageData, pageDataOf } from '#shared/call/load-page.ts'
import { questionsOf } from './questions-of.ts'

/** Something to choose, or a sentence with gaps under the text that explains it. */
export type Task = { question: Question } | { exercise: FillInTheBlank; description: string; lang?: string }
export type ReviewedQuestion = { id: string; title: string; path: string; task: Task }

/**
 * One of a lesson's questions, at random; undefined if the lesson is gone, or has no questions any more.
 *
 * @throws Error when the school does not answer
 */
export async function loadQuestion(id: string): Promise<ReviewedQuestion | undefined> {
  const place = await call('getLessonPlace', { params: { id } })
  if (!place.ok) {
    if (place.refusal.status === 404) return undefined
    throw new Error(place.refusal.key)
  }
  const { path, title } = place.value
  const page = await fetchPageData(pageDataOf(path))
  if (page?.screen !== 'challenge') return undefined
  const tasks = tasksOf(page.challenge)
  const task = tasks[Math.floor(Math.random() * tasks.length)]
  return task && { id, title, path, task }
}

function tasksOf(challenge: Challenge): Task[] {
  const { fillInTheBlank: exercise, description, lang } = challenge
  return [
    ...questionsOf(challenge).map((question) => ({ question })),
    ...(exercise ? [{ exercise, description, ...(lang && { lang }) }] : []),
  ]
}
