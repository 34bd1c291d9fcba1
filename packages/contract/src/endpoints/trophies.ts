import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ChallengeId } from '../entities/identifiers.ts'
import { Completion } from '../entities/submission.ts'
import { maxLinkLength } from '../limits.ts'

/**
 * Links the Microsoft Learn account whose transcript is shared at this address
 * (docs/reference/api.md, “Microsoft Learn accounts”).
 */
export const linkMsUsername = endpoint('POST', '/user/ms-username', {
  access: 'camper',
  body: z.strictObject({ msTranscriptUrl: z.string().check(z.maxLength(maxLinkLength)) }),
  ok: z.object({ msUsername: z.string() }),
  refusals: {
    'flash.ms.transcript.link-err-1': 400,
    'signin.required': 401,
    'flash.ms.transcript.link-err-4': 403,
    'flash.ms.transcript.link-err-2': 404,
    'flash.ms.transcript.link-err-3': 502,
  },
})

export const unlinkMsUsername = endpoint('DELETE', '/user/ms-username', {
  access: 'camper',
  ok: z.object({ msUsername: z.null() }),
  refusals: { 'signin.required': 401 },
})

/** Records a lesson whose trophy the camper has earned at Microsoft Learn (docs/reference/api.md, “Trophies”). */
export const completeTrophyChallenge = endpoint('POST', '/ms-trophy-challenge-completed', {
  access: 'camper',
  body: z.strictObject({ id: ChallengeId, challengeType: z.optional(z.number()) }),
  ok: Completion,
  refusals: {
    'flash.ms.trophy.err-2': 400,
    'signin.required': 401,
    'flash.ms.trophy.err-1': 403,
    'flash.ms.profile.err': 403,
    'flash.ms.trophy.err-3': 403,
    'flash.ms.trophy.err-4': 403,
    'flash.ms.trophy.err-6': 403,
  },
})
