import * as z from 'zod/mini'
import { CompletedChallenge } from './submission.ts'
import type { LockedUser, PublicUser } from './user.ts'

/** A completion without its code, which is fetched when somebody opens it. */
export const CompletionOutline = z.extend(z.omit(CompletedChallenge, { files: true }), {
  hasFiles: z.boolean(),
})
export type CompletionOutline = z.infer<typeof CompletionOutline>

/** A line of a timeline: what was completed, what it is called and where it is found. */
export const TimelineRow = z.object({
  completed: CompletionOutline,
  path: z.string(),
  title: z.string(),
  /** Null for a certification. */
  blockName: z.nullable(z.string()),
})
export type TimelineRow = z.infer<typeof TimelineRow>

/** `limits.timelineRowsPerPage` rows of a timeline, newest first, and how many such pages there are. */
export const TimelinePage = z.object({ rows: z.array(TimelineRow), pageCount: z.number() })
export type TimelinePage = z.infer<typeof TimelinePage>

/** A camper as their page shows them, without what grows with every lesson. */
export type ProfileUser = Omit<
  PublicUser,
  'calendar' | 'completedChallenges' | 'partiallyCompletedChallenges'
>

/** What the page of a camper shows before anybody turns a page or opens a solution. */
export type Profile = {
  user: ProfileUser
  /** Whole seconds since 1970, one for each point, with commas between: one text is read much sooner than as many numbers. */
  activity: string
  timeline: TimelinePage
}

/** The page of a camper, or that they keep it to themselves. */
export type ShownProfile = Profile | { user: LockedUser }
