import * as z from 'zod/mini'
import { ChallengeId } from './identifiers.ts'

/** How well a finished lesson is remembered. */
export const Review = z.strictObject({
  id: ChallengeId,
  /** How often in a row its questions were answered right. */
  streak: z.int().check(z.minimum(0), z.maximum(1000)),
  /** When they were last answered, in milliseconds since 1970 by the browser's clock. */
  answeredDate: z.number(),
})
export type Review = z.infer<typeof Review>
