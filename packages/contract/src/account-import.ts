import * as z from 'zod/mini'
import { completeModernChallenge, completeProject } from './endpoints/progress.ts'
import { updateAbout, updatePortfolio, updateSocials } from './endpoints/settings.ts'
import { Review } from './entities/review.ts'
import { maxCompletionIdLength } from './limits.ts'

const { files } = completeModernChallenge.body.shape
const { solution, githubLink } = completeProject.body.shape
const { website, twitter, githubProfile, linkedin } = updateSocials.body.shape

/** Milliseconds since 1970. */
const Time = z.int().check(z.minimum(0), z.maximum(8.64e15))

/**
 * What a school reads of an account’s export from another school (docs/moving.md, “One camper”), with the limits that it has
 * for what campers send. Everything else in it is ignored.
 */
export const AccountImport = z.object({
  user: z.object({
    ...updateAbout.body.shape,
    website: z.optional(website),
    twitter: z.optional(twitter),
    githubProfile: z.optional(githubProfile),
    linkedin: z.optional(linkedin),
    portfolio: z.optional(updatePortfolio.body.shape.portfolio),
    completedChallenges: z.array(
      z.object({
        /** Of a lesson, or of a claimed certification. */
        id: z.string().check(z.maxLength(maxCompletionIdLength)),
        completedDate: Time,
        files,
        solution: z.optional(solution),
        githubLink,
      }),
    ),
    savedChallenges: z.optional(
      z.array(z.object({ id: completeModernChallenge.body.shape.id, files, lastSavedDate: Time })),
    ),
  }),
  reviews: z.optional(z.array(Review)),
})
export type AccountImport = z.infer<typeof AccountImport>
