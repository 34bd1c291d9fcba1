import * as z from 'zod/mini'

/** What stands on a certificate (api.md §9). */
export const Certificate = z.object({
  certSlug: z.string(),
  certTitle: z.string(),
  username: z.string(),
  /** Left out unless its holder shows it. */
  name: z.optional(z.string()),
  /** Milliseconds since 1970. */
  date: z.number(),
  /** Hours; null for a certification that says nothing of them. */
  completionTime: z.nullable(z.number()),
})
export type Certificate = z.infer<typeof Certificate>
