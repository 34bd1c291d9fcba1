import type { Challenge } from '@cairn/contract'
import { queryOptions } from '@tanstack/react-query'
import { fetchPageData, pageDataOf } from '#shared/call/load-page.ts'

/** The lesson at an address; null if there is none. */
export function lessonAt(path: string) {
  return queryOptions({ queryKey: ['lesson', path], queryFn: () => fetchLesson(path) })
}

async function fetchLesson(path: string): Promise<Challenge | null> {
  const page = await fetchPageData(pageDataOf(path))
  return page?.screen === 'challenge' ? page.challenge : null
}
