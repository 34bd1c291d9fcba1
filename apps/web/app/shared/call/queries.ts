import {
  QueryClient,
  type QueryKey,
  useQuery as useQueryOf,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'

let inBrowser: QueryClient | undefined

/** What the pages of this browser have fetched. On the server it is new each time, so that readers share nothing. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  if (inBrowser) return inBrowser
  inBrowser = createQueryClient()
  inBrowser.mount()
  return inBrowser
}

function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } })
}

/** Data of a part of a page. A provider around all pages would bring the library to those that need none of it. */
export function useQuery<Fetched, Data = Fetched, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Fetched, Error, Data, Key>,
): UseQueryResult<Data> {
  return useQueryOf(options, queryClient())
}
