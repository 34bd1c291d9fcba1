import { findCertificationIdentity, type SessionUser } from '@cairn/contract'

/**
 * Whether a camper holds a certification: by its flag, or by the recorded claim for those without a flag, which are the
 * newest ones and those of the school itself.
 */
export function holdsCertification(
  user: Pick<SessionUser, 'completedChallenges'> & Partial<SessionUser>,
  { id, slug }: { id: string; slug: string },
): boolean {
  const flag = findCertificationIdentity(slug)?.flag
  return flag ? user[flag] === true : user.completedChallenges.some((completed) => completed.id === id)
}
