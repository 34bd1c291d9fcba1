import { randomUUID } from 'node:crypto'
import {
  type BodyOf,
  type Certification,
  type claimCertification as claimCall,
  claimedCertificationType,
  type CompletedChallenge,
  type Notice,
  type OkOf,
  type Standing,
} from '@cairn/contract'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import type { Database, Queryable } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import type { CodeBudget } from '#http/code-budget.ts'
import { refuse, Refusal } from '#http/refusal.ts'
import type { Camper } from '#http/session.ts'
import type { Mailer } from '#mail/mailer.ts'
import { type AskedInLanguage, mailsIn } from '#mail/mails-in.ts'
import { recordClaim } from '#progress/record-completion.ts'
import { normaliseEmail } from '#sign-in/mail-codes/rules.ts'
import { toCompletedChallenge } from '#users/present-completion.ts'
import { listCompletions } from '#users/completion-store.ts'
import { certificationFlagsOf } from '#users/rules.ts'
import { believableAt } from './project-pace.ts'
import { claimIdsOf, holdsAllCurrent, isCurrent, isEarned, isHandedIn, notice } from './rules.ts'
import { listCompleted, lockClaimant } from './store.ts'

export type ClaimServices = AskedInLanguage & {
  database: Database
  mailer: Mailer
  curriculum: Pick<Curriculum, 'certifications' | 'findChallenge'>
  now: () => Date
  budget: CodeBudget
  /** Receives the error of a mail that failed; the claim stands. */
  onMailFailure: (error: unknown) => void
}

type Claimed = OkOf<typeof claimCall>
type Claimant = NonNullable<Awaited<ReturnType<typeof lockClaimant>>>

/**
 * Claims a certification. The account is locked while its requirements are checked and the claim is recorded, so
 * that no concurrent claim or reset of progress can interfere. The client asks for the honesty promise beforehand.
 */
export async function claimCertification(
  services: ClaimServices,
  { userId }: Camper,
  { certSlug }: BodyOf<typeof claimCall>,
): Promise<Claimed | Refusal<keyof typeof claimCall.refusals>> {
  const { certifications } = services.curriculum
  const certification = certifications.find(({ slug }) => slug === certSlug)
  if (!certification) return refuse('flash.wrong-name', { name: certSlug })
  const claimedAt = services.now()
  const outcome = await transact(services.database, async (transaction) => {
    const claimant = await lockClaimant(transaction, userId)
    if (!claimant) return refuse('flash.went-wrong')
    const completed = await listCompleted(transaction, userId)
    const claim = {
      userId,
      certification,
      claimant,
      completed,
      claimedAt,
      projectIds: projectIdsOf(services),
    }
    const answer = await decide(transaction, claim)
    const isNew = !(answer instanceof Refusal) && answer.message === 'flash.cert-claim-success'
    const claimedIds = new Set([...completed.filter(isClaim).map(({ id }) => id), certification.id])
    const isLast = isNew && isCurrent(certification) && holdsAllCurrent(certifications, claimedIds)
    return { answer, claimant, isLast }
  })
  if (outcome instanceof Refusal) return outcome
  const { answer, claimant, isLast } = outcome
  // All the camper's code may be megabytes, which are loaded only after the account is unlocked.
  const completions = (await listCompletions(services.database, userId)).map(toCompletedChallenge)
  services.budget.spend(userId, completions)
  const standing = standingOf(completions)
  if (answer instanceof Refusal) return refuse(answer.key, answer.variables, standing)
  if (isLast) await congratulate(services, userId, claimant)
  return { response: answer, ...standing }
}

type Claim = {
  userId: string
  certification: Certification
  claimant: Claimant
  completed: Awaited<ReturnType<typeof listCompleted>>
  claimedAt: Date
  projectIds: ReadonlySet<string>
}

/** The projects that campers submit for certifications; exams and trophies are verified when they are taken. */
function projectIdsOf({ curriculum: { certifications, findChallenge } }: ClaimServices): ReadonlySet<string> {
  const ids = certifications.flatMap(({ tests }) => tests.map(({ id }) => id))
  return new Set(ids.filter((id) => isHandedIn(findChallenge(id))))
}

async function decide(
  transaction: Queryable,
  claim: Claim,
): Promise<Notice | Refusal<'flash.name-needed' | 'flash.incomplete-steps' | 'flash.certificate-soon'>> {
  const { userId, certification, claimant, completed, claimedAt } = claim
  const { id, title: name } = certification
  if (claimant.name.trim() === '') return refuse('flash.name-needed')
  const claimIds = claimIdsOf(certification)
  if (completed.filter(isClaim).some((done) => claimIds.includes(done.id))) {
    return notice('flash.already-claimed', { name })
  }
  if (!isEarned(certification, completed)) return refuse('flash.incomplete-steps', { name })
  const waitMs = believableAt(certification, progressUntil(claimedAt, claim)) - claimedAt.getTime()
  if (waitMs > 0) {
    const minutes = Math.ceil(waitMs / 60_000)
    return refuse('flash.certificate-soon', { name, minutes })
  }
  await recordClaim(transaction, { userId, certificationId: id, claimedAt })
  return notice('flash.cert-claim-success', { username: claimant.username_display, name })
}

/** What the camper has done until then. A clock that was ahead has left dates in the future, which count as that time. */
function progressUntil(time: Date, { claimant, completed, projectIds }: Claim) {
  const atMost = (date: number) => Math.min(date, time.getTime())
  return {
    completed: completed.map(({ id, completedDate }) => ({ id, completedDate: atMost(completedDate) })),
    projectIds,
    startedAt: atMost(claimant.progress_started_at.getTime()),
  }
}

function isClaim({ challengeType }: Pick<CompletedChallenge, 'challengeType'>): boolean {
  return challengeType === claimedCertificationType
}

function standingOf(completedChallenges: CompletedChallenge[]): Standing {
  const claimedIds = completedChallenges.filter(isClaim).map(({ id }) => id)
  return { isCertMap: certificationFlagsOf(claimedIds), completedChallenges }
}

async function congratulate(
  { mailer, onMailFailure, language }: ClaimServices,
  userId: string,
  { name, email }: Claimant,
): Promise<void> {
  const recipient = normaliseEmail(email)
  if (recipient === undefined) return
  try {
    await mailer.send({
      mailId: randomUUID(),
      recipient,
      ...mailsIn(language).congratulationMail({ name }),
      about: [userId],
    })
  } catch (error) {
    onMailFailure(error)
  }
}
