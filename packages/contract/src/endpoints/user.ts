import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ChallengeId } from '../entities/identifiers.ts'
import { TimelinePage } from '../entities/profile.ts'
import { CompletedChallenge } from '../entities/submission.ts'
import { ChallengePlace, PublicUser, SessionUser } from '../entities/user.ts'
import { maxCompletionIdLength, maxUsernameLength } from '../limits.ts'

const username = z.string().check(z.minLength(1), z.maxLength(maxUsernameLength))
const UsernameQuery = z.strictObject({ username })

/**
 * Keyed by username, as existing clients expect; a header gives the age of the session
 * (docs/reference/api.md, “Session user”).
 */
export const getSessionUser = endpoint('GET', '/user/get-session-user', {
  access: 'camper',
  ok: z.object({
    user: z.record(z.string(), SessionUser),
    result: z.string(),
  }),
  refusals: { 'signin.required': 401 },
})

/** Where the caller's completed challenges are: the page itself includes this only if others may see it. */
export const getCompletedPlaces = endpoint('GET', '/user/get-completed-places', {
  access: 'camper',
  ok: z.record(z.string(), ChallengePlace),
  refusals: { 'signin.required': 401 },
})

/** Where a lesson is, by its id, so that a page can lead back to it. */
export const getLessonPlace = endpoint('GET', '/lesson-places/:id', {
  access: 'public',
  params: z.strictObject({ id: ChallengeId }),
  ok: ChallengePlace,
  refusals: { 'flash.submission-invalid': 400, 'flash.lesson-not-found': 404 },
})

export const getPublicProfile = endpoint('GET', '/api/users/get-public-profile', {
  access: 'public',
  query: UsernameQuery,
  ok: z.object({
    entities: z.object({ user: z.record(z.string(), PublicUser) }),
    result: z.string(),
  }),
  /** An unknown camper or a locked profile gives 404 with an empty object, not a refusal. */
  refusals: { 'flash.provide-username': 400 },
})

/** One page of a timeline, counted from 1; 404 with an empty object if it is not shown. */
export const getTimelinePage = endpoint('GET', '/api/users/get-timeline-page', {
  access: 'public',
  query: z.strictObject({ username, page: z.string().check(z.regex(/^[1-9]\d{0,5}$/)) }),
  ok: TimelinePage,
  refusals: { 'flash.provide-username': 400 },
})

/** A camper's submission for a challenge, with its code; 404 with an empty object if it is not shown. */
export const getSolution = endpoint('GET', '/api/users/get-solution', {
  access: 'public',
  query: z.strictObject({
    username,
    id: z.string().check(z.minLength(1), z.maxLength(maxCompletionIdLength)),
  }),
  ok: CompletedChallenge,
  refusals: { 'flash.provide-username': 400 },
})

export const usernameExists = endpoint('GET', '/api/users/exists', {
  access: 'public',
  query: UsernameQuery,
  ok: z.object({ exists: z.boolean() }),
  refusals: { 'flash.provide-username': 400 },
})
