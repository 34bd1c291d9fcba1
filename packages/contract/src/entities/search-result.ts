import * as z from 'zod/mini'

/** A text in pieces; those that were searched for are marked. Always text, never HTML. */
export const MarkedText = z.array(z.object({ text: z.string(), isMatch: z.boolean() }))
export type MarkedText = z.infer<typeof MarkedText>

/** A course, block or lesson that a search found. */
export const SearchResult = z.object({
  kind: z.enum(['course', 'block', 'lesson']),
  path: z.string(),
  title: MarkedText,
  /** Title of the course that it belongs to; null for a course. */
  course: z.nullable(z.string()),
  /** Name of the block that a lesson belongs to. */
  block: z.nullable(z.string()),
  snippet: MarkedText,
})
export type SearchResult = z.infer<typeof SearchResult>
