import type { CourseCounts } from '@cairn/contract'
import { call } from '#shared/call/call.ts'
import { useQuery } from '#shared/call/queries.ts'
import { useDone } from './use-done.ts'

const none: CourseCounts = { courses: {}, next: null }

/** How far the reader is in each course; nothing on the server, and until the school has counted. */
export function useCourseCounts(): CourseCounts {
  const { done, last, hasBegun, key } = useDone()
  const { data } = useQuery({
    queryKey: ['course-counts', ...key],
    queryFn: async () => {
      const answer = await call('countCourses', { body: { done: [...done], ...(last !== null && { last }) } })
      return answer.ok ? answer.value : none
    },
    enabled: hasBegun,
    placeholderData: (before) => before,
  })
  return (hasBegun && data) || none
}
