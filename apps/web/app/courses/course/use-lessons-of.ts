import { type ChallengeOutline, paths, type ShownBlock } from '@cairn/contract'
import { fetchPageData, pageDataOf } from '#shared/call/load-page.ts'
import { useQuery } from '#shared/call/queries.ts'

/** The lessons of a block: those of the page, or else fetched once the block is open. Undefined until they are here. */
export function useLessonsOf(
  superBlock: string,
  { dashedName, challenges }: ShownBlock,
  isOpen: boolean,
): ChallengeOutline[] | undefined {
  const path = paths.blockPage(superBlock, dashedName)
  const { data } = useQuery({
    queryKey: ['block-lessons', path],
    queryFn: async () => {
      const page = await fetchPageData(pageDataOf(path))
      return page?.screen === 'block' ? page.block.challenges : null
    },
    enabled: isOpen && !challenges,
  })
  return challenges ?? data ?? undefined
}
