import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ChallengePlace, LockedUser, PublicUser, SessionUser } from '../entities/user.ts'
import { maxUsernameLength } from '../limits.ts'

const UsernameQuery = z.strictObject({
  username: z.string().check(z.minLength(1), z.maxLength(maxUsernameLength)),
})

/** Keyed by username, as the peer platform's clients expect (api.md §4). How old the session is stands in a header. */
export const getSessionUser = endpoint('GET', '/user/get-session-user', {
  access: 'camper',
  ok: z.object({
    user: z.record(z.string(), SessionUser),
    result: z.string(),
  }),
  refusals: { 'signin.required': 401 },
})

/** Where the caller's completed challenges are found: their page has it only when others may see it. */
export const getCompletedPlaces = endpoint('GET', '/user/get-completed-places', {
  access: 'camper',
  ok: z.record(z.string(), ChallengePlace),
  refusals: { 'signin.required': 401 },
})

export const getPublicProfile = endpoint('GET', '/api/users/get-public-profile', {
  access: 'public',
  query: UsernameQuery,
  ok: z.object({
    entities: z.object({ user: z.record(z.string(), z.union([LockedUser, PublicUser])) }),
    result: z.string(),
  }),
  /** An unknown user is 404 with an empty object, not a refusal (api.md §4). */
  refusals: { 'flash.provide-username': 400 },
})

export const usernameExists = endpoint('GET', '/api/users/exists', {
  access: 'public',
  query: UsernameQuery,
  ok: z.object({ exists: z.boolean() }),
  refusals: { 'flash.provide-username': 400 },
})
