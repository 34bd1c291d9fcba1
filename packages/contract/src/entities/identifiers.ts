import * as z from 'zod/mini'

/** The id of a challenge: 24 lower-case hexadecimal digits, the same in every block that has the challenge. */
export const ChallengeId = z.string().check(z.regex(/^[0-9a-f]{24}$/))
export type ChallengeId = z.infer<typeof ChallengeId>

/** One path segment of a lesson's address. */
export const Slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(120))

/** A challenge's last path segment; real lessons contain double hyphens in it. */
export const DashedName = z.string().check(z.regex(/^[a-z0-9-]+$/), z.maxLength(160))

/** A super block's identifier; the 2022 courses carry their year in front. */
export const SuperBlockId = z
  .string()
  .check(z.regex(/^(?:\d{4}\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(120))
