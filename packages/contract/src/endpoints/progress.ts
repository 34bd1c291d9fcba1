import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ChallengeId } from '../entities/identifiers.ts'
import { SavedChallenge, SubmittedFile } from '../entities/submission.ts'

/**
 * Records a completion. Durable when it answers. `challengeType` is accepted for compatibility and
 * ignored: the server derives the type from the id (security.md §1a #3).
 */
export const completeModernChallenge = endpoint('POST', '/modern-challenge-completed', {
  access: 'camper',
  body: z.strictObject({
    id: ChallengeId,
    challengeType: z.number(),
    files: z.optional(z.array(SubmittedFile).check(z.maxLength(20))),
  }),
  ok: z.object({
    alreadyCompleted: z.boolean(),
    points: z.number(),
    completedDate: z.number(),
    savedChallenges: z.array(SavedChallenge),
  }),
  refusals: {
    'flash.submission-invalid': 400,
    'flash.challenge-submit-too-big': 413,
    'signin.required': 401,
  },
})
