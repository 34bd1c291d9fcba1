import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { SearchResult } from '../entities/search-result.ts'
import { maxSearchLength } from '../limits.ts'

/** Finds courses, blocks and lessons by their titles and texts, in the language of the lessons. */
export const searchLessons = endpoint('GET', '/search.json', {
  access: 'public',
  query: z.strictObject({ query: z.string().check(z.maxLength(maxSearchLength)) }),
  ok: z.object({ results: z.array(SearchResult) }),
  refusals: { 'flash.generic-error': 400 },
})
