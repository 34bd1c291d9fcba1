import * as z from 'zod/mini'
import { flashKeys, flashTypes } from '../flash-keys.ts'

/** A successful answer that is shown as a message. */
export const Notice = z.object({
  type: z.enum(flashTypes),
  message: z.enum(flashKeys),
  variables: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
export type Notice = z.infer<typeof Notice>
