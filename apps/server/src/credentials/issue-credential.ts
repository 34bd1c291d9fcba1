import { randomUUID } from 'node:crypto'
import {
  type Certification,
  type CredentialRequirement,
  type CredentialState,
  findCertificationIdentity,
} from '@cairn/contract'
import { type Judged, judgeRequirements } from '#certifications/judge-requirements.ts'
import { allWorkBehind } from '#certifications/work-behind.ts'
import type { Queryable } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { completeProfileUi } from '#users/rules.ts'
import type { IssuerKeyPair } from './issuer.ts'
import type { CredentialServices } from './services.ts'
import { holdKey } from './key-store.ts'
import { takePlace } from './status-store.ts'
import { findSubject, lockCredential, saveSigned } from './store.ts'

/** A certification that a camper has claimed: `claimId` is the challenge id of the claim. */
export type ClaimToSign = { userId: string; claimId: string; earnedAt: Date; certification: Certification }

/**
 * Signs the credential of a claim, unless that was done, or its projects are not all checked yet. It is locked
 * meanwhile, so it is signed once, however many ask; and whatever stops this, the next who asks goes on.
 *
 * @returns undefined if the claim has gone.
 */
export async function issueCredential(
  services: CredentialServices,
  claim: ClaimToSign,
): Promise<CredentialState | undefined> {
  // Before the transaction, because a new key is recorded.
  const opened = await services.issuer.openKey()
  const state = await transact(services.database, (transaction) =>
    issueInside(transaction, services, { opened, claim }),
  )
  services.wake()
  return state
}

/** The same in a transaction that does more. */
export async function issueInside(
  transaction: Queryable,
  services: CredentialServices,
  { opened, claim }: { opened: IssuerKeyPair; claim: ClaimToSign },
): Promise<CredentialState | undefined> {
  const credential = await lockCredential(transaction, claim, randomUUID())
  if (!credential) return undefined
  const { id, state } = credential
  if (state === 'signed' || state === 'revoked') return { state, id }
  const { certification, userId } = claim
  await services.runMissing(
    transaction,
    userId,
    allWorkBehind(services.curriculum.certifications, certification),
  )
  const verdicts = await judgeRequirements(services.curriculum, transaction, claim)
  const failed = verdicts.find(({ verdict }) => verdict.state === 'failed')
  if (failed) return { state: 'refused', challengeId: failed.challengeId }
  if (verdicts.some(({ verdict }) => verdict.state === 'waiting')) return { state: 'waiting' }
  await sign(transaction, { services, opened, claim, credentialId: id, verdicts })
  return { state: 'signed', id }
}

type Signing = {
  services: CredentialServices
  opened: IssuerKeyPair
  claim: ClaimToSign
  credentialId: string
  verdicts: readonly Judged[]
}

async function sign(
  transaction: Queryable,
  { services, opened, claim, credentialId, verdicts }: Signing,
): Promise<void> {
  const { issuer, now } = services
  // It was read before the transaction, and may have been revoked since; the next who asks reads another.
  if (!(await holdKey(transaction, opened.key.id))) throw new Error(`${opened.key.id} was revoked meanwhile`)
  const { certification, earnedAt, userId } = claim
  const subject = await findSubject(transaction, userId)
  const place = await takePlace(transaction)
  const signedAt = now()
  const writer = await issuer.openWriter()
  const document = await writer.writeCredential(
    {
      id: credentialId,
      origin: issuer.origin,
      schoolName: issuer.name,
      issuedAt: signedAt,
      earnedAt,
      achievement: {
        slug: certification.slug,
        title: certification.title,
        hours: findCertificationIdentity(certification.slug)?.completionHours ?? null,
      },
      holder: {
        // Those who know an address could otherwise find out whose certificate without a name this is.
        ...(completeProfileUi(subject.profileUi).showName
          ? { name: subject.name, email: subject.email ?? undefined }
          : { name: undefined, email: undefined }),
        salt: randomUUID(),
      },
      requirements: verdicts.map(describe),
      status: place,
    },
    opened.pem,
  )
  await saveSigned(transaction, claim, {
    document,
    keyId: opened.key.id,
    statusList: place.list,
    statusIndex: place.index,
    signedAt,
  })
}

function describe({ title, isTakenHere, verdict }: Judged): CredentialRequirement {
  if (isTakenHere) return { title, evidence: 'taken-here', checkedAt: undefined }
  return { title, evidence: verdict.state === 'passed' ? 're-run' : 'not-re-run', checkedAt: verdict.ranAt }
}
