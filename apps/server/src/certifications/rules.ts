import {
  type Certification,
  type ChallengeType,
  type CompletedChallenge,
  findCertificationIdentity,
  type FlashKey,
  flashTypeOf,
  type Notice,
  type ProfileUi,
  submitKindOf,
} from '@cairn/contract'

/** Whether everything that a certification asks for is done. One that asks for nothing cannot be earned. */
export function isEarned(
  { tests }: Certification,
  completed: readonly Pick<CompletedChallenge, 'id'>[],
): boolean {
  const ids = new Set(completed.map(({ id }) => id))
  return tests.length > 0 && tests.every(({ id }) => ids.has(id))
}

/**
 * Whether a lesson is completed by submitted work, rather than by answering questions or by an achievement
 * elsewhere.
 */
export function isHandedIn(challenge: { challengeType: ChallengeType } | undefined): boolean {
  const kind = challenge && submitKindOf(challenge.challengeType)
  return kind !== undefined && kind !== 'exam' && kind !== 'msTrophy'
}

/** The ids under which a claim is recorded: the certification's own, and former ones. */
export function claimIdsOf({ id, slug }: Pick<Certification, 'id' | 'slug'>): readonly string[] {
  return [id, ...(findCertificationIdentity(slug)?.formerIds ?? [])]
}

/** Whether all current certifications are held. */
export function holdsAllCurrent(
  certifications: readonly Certification[],
  claimedIds: ReadonlySet<string>,
): boolean {
  const current = certifications.filter(isCurrent)
  return current.every((certification) => claimIdsOf(certification).some((id) => claimedIds.has(id)))
}

export function isCurrent({ slug }: Certification): boolean {
  return findCertificationIdentity(slug)?.kind === 'modern'
}

type Holder = {
  username: string
  isCheater: boolean
  isHonest: boolean
  name: string
  profileUi: ProfileUi
}

/** Why a camper's certificates are hidden; the first reason that applies (docs/reference/api.md, “Certificates”). */
export function reasonToHide(holder: Holder): Notice | undefined {
  const { username, profileUi } = holder
  const reasons: readonly (readonly [applies: boolean, FlashKey, Notice['variables']?])[] = [
    [holder.isCheater, 'flash.not-eligible'],
    [!holder.isHonest, 'flash.not-honest', { username }],
    [profileUi.isLocked, 'flash.profile-private', { username }],
    [holder.name.trim() === '', 'flash.add-name'],
    [!profileUi.showCerts, 'flash.certs-private', { username }],
    [!profileUi.showTimeLine, 'flash.timeline-private', { username }],
  ]
  const [, message, variables] = reasons.find(([applies]) => applies) ?? []
  return message && notice(message, variables)
}

export function notice(message: FlashKey, variables?: Notice['variables']): Notice {
  return { type: flashTypeOf(message), message, ...(variables ? { variables } : {}) }
}
