import { type CertificationFlags, findCertificationIdentity } from '@cairn/contract'

/** The part of a camper that says which certifications they hold. */
export type Holder = Partial<CertificationFlags> & { completedChallenges: readonly { id: string }[] }

/**
 * Whether a camper holds a certification: by its flag, or by the recorded claim for those without a flag, which are the
 * newest ones and those of the school itself.
 */
export function holdsCertification(user: Holder, { id, slug }: { id: string; slug: string }): boolean {
  const flag = findCertificationIdentity(slug)?.flag
  return flag ? user[flag] === true : user.completedChallenges.some((completed) => completed.id === id)
}
