import { type PageDataOf, paths } from '@cairn/contract'
import { fetchPageData, pageDataOf } from '#shared/call/load-page.ts'
import { useQuery } from '#shared/call/queries.ts'

/** What the page of a block shows; undefined until it is here, and null if it cannot be had. */
export function useBlockPage(superBlock: string, block: string): PageDataOf<'block'> | null | undefined {
  const path = paths.blockPage(superBlock, block)
  const { data } = useQuery({
    queryKey: ['block-page', path],
    queryFn: async () => {
      const page = await fetchPageData(pageDataOf(path))
      return page?.screen === 'block' ? page : null
    },
  })
  return data
}
