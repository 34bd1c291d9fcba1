import * as z from 'zod/mini'
import { AccountChangeKind } from './account-change.ts'
import { KeptAnswers } from './exam.ts'
import { ProjectRun } from './rerun.ts'
import { Review } from './review.ts'
import { SessionUser } from './user.ts'

/** All data stored about a camper, in the terms of the API. */
export const AccountExport = z.object({
  /** ISO 8601. */
  exportedAt: z.string(),
  user: SessionUser,
  reviews: z.array(Review),
  projectRuns: z.array(ProjectRun),
  /** The signed credentials of claimed certifications, as JSON texts. */
  credentials: z.array(z.string()),
  sessions: z.array(
    z.object({
      createdAt: z.string(),
      lastSeenAt: z.string(),
      confirmedAt: z.string(),
      browser: z.string(),
      system: z.string(),
    }),
  ),
  /** Browsers and networks recognized as the camper's own when mail is requested, by their latest sign-in. */
  knownBrowsers: z.array(z.object({ signedInAt: z.string() })),
  knownNetworks: z.array(z.object({ signedInAt: z.string() })),
  passkeys: z.array(
    z.object({
      createdAt: z.string(),
      lastUsedAt: z.nullable(z.string()),
      browser: z.string(),
      system: z.string(),
    }),
  ),
  /** Accounts with other services that can sign in here. */
  identities: z.array(
    z.object({ provider: z.string(), issuer: z.string(), subject: z.string(), createdAt: z.string() }),
  ),
  /** Drawn papers, submitted or not; the results of submitted ones are among the user's exams. */
  examSessions: z.array(
    z.object({
      examId: z.string(),
      startedAt: z.string(),
      closedAt: z.nullable(z.string()),
      /** Of a paper that has not been closed. */
      keptAnswers: KeptAnswers,
    }),
  ),
  /** By how many percent the operator has made this camper's exams longer. */
  examExtraTimePercent: z.number(),
  /** Gifts that were begun, with amounts in cents. The provider knows the rest. */
  donations: z.array(
    z.object({
      amount: z.number(),
      duration: z.string(),
      provider: z.string(),
      status: z.string(),
      startedAt: z.string(),
    }),
  ),
  usernames: z.array(z.string()),
  /** An address that waits for its confirmation. */
  pendingEmail: z.nullable(z.string()),
  /** Addresses that can still be taken back. */
  formerEmails: z.array(z.object({ email: z.string(), expiresAt: z.string() })),
  /** Recent changes to how people can sign in, kept so that they can be undone. */
  accountChanges: z.array(z.object({ kind: AccountChangeKind, changedAt: z.string() })),
  /** What the camper reported about others and no operator has settled; about whom is those campers' data. */
  reports: z.array(z.object({ reportedAt: z.string(), details: z.string() })),
  /** Stored mail to the camper's addresses, without its text: a code or link must be read in the mailbox alone. */
  mails: z.array(z.object({ sentAt: z.string(), recipient: z.string() })),
  /** Mail to these addresses that was given up, and what the mail server said of it. */
  returnedMails: z.array(
    z.object({ returnedAt: z.string(), recipient: z.string(), answer: z.nullable(z.string()) }),
  ),
})
export type AccountExport = z.infer<typeof AccountExport>
