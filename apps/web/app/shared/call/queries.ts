import {
  QueryClient,
  type QueryKey,
  useQuery as useQueryOf,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { whenAccountLeaves } from './shown-account.ts'

let inBrowser: QueryClient | undefined

/** What the pages of this browser have fetched. On the server it is new each time, so that readers share nothing. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  if (inBrowser) return inBrowser
  inBrowser = createQueryClient()
  inBrowser.mount()
  forgetWithAccount(inBrowser)
  return inBrowser
}

/**
 * Forgets everything when the account of the page changes: most queries do not name it, and another tab can sign out and
 * in again while this page stays open. What is shown is asked for again.
 */
export function forgetWithAccount(client: QueryClient): void {
  whenAccountLeaves(() => void client.resetQueries())
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
