import * as z from 'zod/mini'

/** The content of a certificate (docs/reference/api.md, “Certificates”). */
export const Certificate = z.object({
  certSlug: z.string(),
  certTitle: z.string(),
  username: z.string(),
  /** Omitted unless its holder shows it. */
  name: z.optional(z.string()),
  /** Milliseconds since 1970. */
  date: z.number(),
  /** Hours; null for a certification without this line. */
  completionTime: z.nullable(z.number()),
})
export type Certificate = z.infer<typeof Certificate>
