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

/** Whether all is done that a certification asks for. One that asks for nothing is nobody's. */
export function isEarned({ tests }: Certification, completed: readonly CompletedChallenge[]): boolean {
  const ids = new Set(completed.map(({ id }) => id))
  return tests.length > 0 && tests.every(({ id }) => ids.has(id))
}

/** Whether a lesson is completed by what a camper hands in, and not by what they are asked or have earned elsewhere. */
export function isHandedIn(challenge: { challengeType: ChallengeType } | undefined): boolean {
  const kind = challenge && submitKindOf(challenge.challengeType)
  return kind !== undefined && kind !== 'exam' && kind !== 'msTrophy'
}

/** The ids under which a claim is recorded: the certification's own, and those of long ago. */
export function claimIdsOf({ id, slug }: Pick<Certification, 'id' | 'slug'>): readonly string[] {
  return [id, ...(findCertificationIdentity(slug)?.formerIds ?? [])]
}

/** Whether all certifications of today are held. */
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

/** Why nobody may see a camper's certificates; of several reasons the first is told (api.md §9). */
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
