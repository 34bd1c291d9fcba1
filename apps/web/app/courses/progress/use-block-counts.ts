import type { BlockCounts } from '@cairn/contract'
import { call } from '#shared/call/call.ts'
import { useQuery } from '#shared/call/queries.ts'
import { useDone } from './use-done.ts'

/** How far the reader is in a course; undefined on the server, before the first lesson, and until the school has counted. */
export function useBlockCounts(superBlock: string): BlockCounts | undefined {
  const { done, last, hasBegun, key } = useDone()
  const { data } = useQuery({
    queryKey: ['block-counts', superBlock, ...key],
    queryFn: async () => {
      const answer = await call('countBlocks', {
        body: { superBlock, done: [...done], ...(last !== null && { last }) },
      })
      return answer.ok ? answer.value : null
    },
    enabled: hasBegun,
    placeholderData: (before, query) => (query?.queryKey[1] === superBlock ? before : undefined),
  })
  return hasBegun ? (data ?? undefined) : undefined
}
