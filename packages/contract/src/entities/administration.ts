import * as z from 'zod/mini'
import { maxEmailLength, maxReasonLength } from '../limits.ts'
import { LessonReport } from './lesson-report.ts'

const count = z.int().check(z.gte(0))
/** Milliseconds since 1970. */
const time = z.number()

/** Why an operator does something, for the log: text that can be seen. */
export const Reason = z
  .string()
  .check(
    z.regex(/(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u),
    z.maxLength(maxReasonLength),
  )

/** What an operator looks for: a part of a name, or of an address. */
export const CamperSearch = z.string().check(z.maxLength(maxEmailLength))

export const FoundCamper = z.object({
  userId: z.uuid(),
  username: z.string(),
  email: z.string(),
  createdAt: time,
  /** Null if no session is left. */
  lastSeenAt: z.nullable(time),
  completions: count,
  certificates: count,
  blockedAt: z.nullable(time),
  isOperator: z.boolean(),
})
export type FoundCamper = z.infer<typeof FoundCamper>

/**
 * A certificate that a camper claimed: `claimed` is not signed yet, `revoked` was taken back. One whose certification the
 * school no longer has is called by the id of the claim.
 */
export const HeldCertificate = z.object({
  certSlug: z.string(),
  title: z.string(),
  claimedAt: time,
  state: z.enum(['claimed', 'signed', 'revoked']),
})
export type HeldCertificate = z.infer<typeof HeldCertificate>

export const operatorActions = [
  'block',
  'unblock',
  'delete',
  'revoke-certificate',
  'reissue-certificate',
  'settle-report',
  'settle-camper-report',
] as const
export type OperatorAction = (typeof operatorActions)[number]

/** What an operator did. Names are those of today; empty for an account that is gone. */
export const LoggedAction = z.object({
  id: z.uuid(),
  doneAt: time,
  operator: z.string(),
  action: z.enum(operatorActions),
  camper: z.nullable(z.string()),
  about: z.string(),
  reason: z.string(),
})
export type LoggedAction = z.infer<typeof LoggedAction>

/** What a reader says is wrong with a lesson; `path` is null for a lesson that is gone. */
export const QueuedReport = z.extend(LessonReport, {
  id: count,
  reportedOn: z.iso.date(),
  title: z.string(),
  path: z.nullable(z.string()),
})
export type QueuedReport = z.infer<typeof QueuedReport>

/** What a camper says about another's profile. Names are those of today; `reporter` is null if that account is gone. */
export const CamperReport = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  username: z.string(),
  reporter: z.nullable(z.string()),
  details: z.string(),
  reportedAt: time,
})
export type CamperReport = z.infer<typeof CamperReport>

/** A mail that was not sent yet. Its text and subject are left out, because they contain codes and links. */
export const WaitingMail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  createdAt: time,
  tries: count,
  /** The mail server may have it, and did not say so. */
  isInDoubt: z.boolean(),
})
export type WaitingMail = z.infer<typeof WaitingMail>

/** A mail that was given up. `answer` is what the mail server said, if that was the reason. */
export const ReturnedMail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  returnedAt: time,
  answer: z.nullable(z.string()),
})
export type ReturnedMail = z.infer<typeof ReturnedMail>

const Queue = z.object({
  queue: z.string(),
  waiting: count,
  retrying: count,
  active: count,
  oldestDueSeconds: z.number(),
})

/** A lesson that the compiler refused, and why. */
export const LessonInNeed = z.object({
  block: z.string(),
  title: z.string(),
  problems: z.array(
    z.object({ file: z.string(), line: z.number(), message: z.string(), remedy: z.string() }),
  ),
})
export type LessonInNeed = z.infer<typeof LessonInNeed>

export const SchoolState = z.object({
  figures: z.object({
    campers: count,
    newCampers: count,
    activeCampers: count,
    completions: count,
    certificates: count,
    supporters: count,
    waitingMails: count,
    databaseBytes: count,
  }),
  queues: z.array(Queue),
  /** What each feature is set to, as the operator's document has it. */
  features: z.record(z.string(), z.string()),
})
export type SchoolState = z.infer<typeof SchoolState>
