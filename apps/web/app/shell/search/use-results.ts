import { limits, type SearchResult } from '@cairn/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { useQuery } from '#shared/call/queries.ts'
import { useEffect, useState } from 'react'
import { call } from '#shared/call/call.ts'

export type Results = {
  /** What was searched for; empty before the first search. */
  query: string
  /** Undefined until the first answer. */
  found: SearchResult[] | undefined
  hasFailed: boolean
}

/** Searches for what is typed, once the keys pause. The results before stay until there are others. */
export function useResults(typed: string): Results {
  const wanted = typed.trim()
  const [query, setQuery] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuery(wanted), limits.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data, isError } = useQuery({
    queryKey: ['search', query],
    queryFn: async () => {
      const answer = await call('searchLessons', { query: { query } })
      if (!answer.ok) throw new Error(answer.refusal.key)
      return { query, found: answer.value.results }
    },
    enabled: query !== '',
    placeholderData: keepPreviousData,
  })
  if (wanted === '') return { query: '', found: undefined, hasFailed: false }
  return { query: data?.query ?? '', found: data?.found, hasFailed: isError }
}
