import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ChallengeId } from '../entities/identifiers.ts'
import { Completion, SavedChallenge, SubmittedFile } from '../entities/submission.ts'
import { maxLinkLength } from '../limits.ts'

const ProjectLink = z.string().check(z.maxLength(maxLinkLength))

/**
 * How long a submission has waited in the browser, in milliseconds. Used only to order a camper's own submissions of
 * one lesson. It is a duration, because browsers' clocks differ.
 */
const WaitedMs = z.optional(z.number())

const Files = z.array(SubmittedFile).check(z.maxLength(20))

/** The time of the save that this code is based on; none for code of which the account has no save. */
const LastSavedDate = z.optional(z.number())

/**
 * Records a completion, which is on disk when the call answers. `challengeType` is accepted for compatibility and
 * ignored: the server derives the type from the id. A certification project and a front-end project that was built in
 * the school must include their code, with more than the lesson's starting code. The code of a project becomes the
 * saved code as well, unless the account has a save that it is not based on.
 */
export const completeModernChallenge = endpoint('POST', '/modern-challenge-completed', {
  access: 'camper',
  body: z.strictObject({
    id: ChallengeId,
    challengeType: z.number(),
    files: z.optional(Files),
    lastSavedDate: LastSavedDate,
    waitedMs: WaitedMs,
  }),
  /** The saved code is left out for a camper who was just sent much of it (docs/reference/limits.md, “Requests”). */
  ok: z.extend(Completion, { savedChallenges: z.optional(z.array(SavedChallenge)) }),
  refusals: {
    'flash.submission-invalid': 400,
    'flash.project-files-needed': 400,
    'flash.project-code-used': 409,
    'flash.challenge-submit-too-big': 413,
    'signin.required': 401,
  },
})

/**
 * The solution is a link. A back-end project (type 4) needs a second link, to its source code; a project of the
 * remote editor (type 13) must have passed its tests there first. A camper's link counts for one project only.
 */
export const completeProject = endpoint('POST', '/project-completed', {
  access: 'camper',
  body: z.strictObject({
    id: ChallengeId,
    challengeType: z.optional(z.number()),
    solution: ProjectLink,
    githubLink: z.optional(ProjectLink),
    waitedMs: WaitedMs,
  }),
  ok: Completion,
  refusals: {
    'flash.submission-invalid': 400,
    'flash.project-links-invalid': 403,
    'flash.project-links-same': 403,
    'flash.project-link-used': 409,
    'flash.complete-project-first': 403,
    'signin.required': 401,
  },
})

/** Records a lesson whose tests ran against the camper's own server. */
export const completeBackendChallenge = endpoint('POST', '/backend-challenge-completed', {
  access: 'camper',
  body: z.strictObject({ id: ChallengeId, solution: z.optional(ProjectLink), waitedMs: WaitedMs }),
  ok: Completion,
  refusals: {
    'flash.submission-invalid': 400,
    'flash.project-links-invalid': 403,
    'signin.required': 401,
  },
})

/**
 * Saves the code of an unfinished project. The server knows the type, as above. The files may have either name; with
 * none the save is refused.
 */
export const saveChallenge = endpoint('POST', '/save-challenge', {
  access: 'camper',
  body: z.strictObject({
    id: ChallengeId,
    challengeType: z.optional(z.number()),
    files: z.optional(Files),
    challengeFiles: z.optional(Files),
    lastSavedDate: LastSavedDate,
  }),
  ok: z.object({ savedChallenges: z.array(SavedChallenge) }),
  refusals: {
    'flash.challenge-save-too-big': 413,
    'flash.code-save-conflict': 409,
    'flash.code-save-error': 400,
    'flash.code-save-less': 429,
    'signin.required': 401,
  },
})
