import { getLessonPlace, paths, type Question } from '@cairn/contract'
import { call } from '#shared/call/call.ts'
import { fetchPageData } from '#shared/call/load-page.ts'
import { questionsOf } from './questions-of.ts'

export type ReviewedQuestion = { id: string; title: string; path: string; question: Question }

/** One of a lesson's questions, at random; undefined if the lesson is gone, or has no questions any more. */
export async function loadQuestion(id: string): Promise<ReviewedQuestion | undefined> {
  const place = await call(getLessonPlace, { params: { id } })
  if (!place.ok) return undefined
  const { path, title } = place.value
  const page = await fetchPageData(paths.pageData(path))
  if (page?.screen !== 'challenge') return undefined
  const questions = questionsOf(page.challenge)
  const question = questions[Math.floor(Math.random() * questions.length)]
  return question && { id, title, path, question }
}
