import * as z from 'zod/mini'
import { CompletedChallenge } from './submission.ts'
import type { LockedUser, PublicUser } from './user.ts'

/** A completion without its code, which is fetched when it is opened. */
export const CompletionOutline = z.extend(z.omit(CompletedChallenge, { files: true }), {
  hasFiles: z.boolean(),
})
export type CompletionOutline = z.infer<typeof CompletionOutline>

/** A row of a timeline: what was completed, its title, and its address. */
export const TimelineRow = z.object({
  completed: CompletionOutline,
  path: z.string(),
  title: z.string(),
  /** Null for a certification. */
  blockName: z.nullable(z.string()),
})
export type TimelineRow = z.infer<typeof TimelineRow>

/** `limits.timelineRowsPerPage` rows of a timeline, newest first, and the number of such pages. */
export const TimelinePage = z.object({ rows: z.array(TimelineRow), pageCount: z.number() })
export type TimelinePage = z.infer<typeof TimelinePage>

/** A camper as their page shows them, without the parts that grow with every lesson. */
export type ProfileUser = Omit<
  PublicUser,
  'calendar' | 'completedChallenges' | 'partiallyCompletedChallenges'
>

/** What a camper's page shows at first, before more rows or a solution are fetched. */
export type Profile = {
  user: ProfileUser
  /**
   * Whole seconds since 1970, one for each point, separated by commas: one text is much faster to read than as many
   * numbers.
   */
  activity: string
  timeline: TimelinePage
}

/** A camper's page, or that the profile is locked. */
export type ShownProfile = Profile | { user: LockedUser }
