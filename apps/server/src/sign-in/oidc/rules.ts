export type Decision =
  | { do: 'sign-in' | 'link'; userId: string }
  /** The address belongs to an account whose mailbox must confirm first. */
  | { do: 'confirm' | 'create'; email: string }
  | { do: 'refuse'; key: 'signin.provider-email-unverified' | 'signin.provider-other-email' }

type Situation = {
  /** The account that the identity belongs to already. */
  owner: string | undefined
  /** The address, if the provider has verified it. */
  verifiedEmail: string | undefined
  /** The account that has the address already. */
  emailOwner: string | undefined
  /** The signed-in camper, and whether they have confirmed recently. */
  caller: { userId: string; isConfirmed: boolean } | undefined
}

/**
 * What an identity of another provider may do here. It never takes over an account: linking an existing one requires
 * a verified address and that account's session or mailbox (docs/reference/security.md, “Other services”).
 */
export function decide({ owner, verifiedEmail, emailOwner, caller }: Situation): Decision {
  if (owner !== undefined) return { do: 'sign-in', userId: owner }
  if (verifiedEmail === undefined) return { do: 'refuse', key: 'signin.provider-email-unverified' }
  if (caller !== undefined) {
    // Another address could belong to an attacker who lured the caller here with the attacker's own account.
    if (emailOwner !== caller.userId) return { do: 'refuse', key: 'signin.provider-other-email' }
    // A session that was found open or stolen must not be enough to add a sign-in method.
    return caller.isConfirmed
      ? { do: 'link', userId: caller.userId }
      : { do: 'confirm', email: verifiedEmail }
  }
  return { do: emailOwner === undefined ? 'create' : 'confirm', email: verifiedEmail }
}

/**
 * When a person proved to a provider who they are, by the claim `auth_time` (OpenID Connect Core §2); 1970 if it does
 * not say. Most providers ask for nothing while their own session lasts, so their answer alone proves only that the
 * browser is the same (decision 27).
 */
export function provedAt(authTime: unknown, now: Date): Date {
  const told = typeof authTime === 'number' && authTime > 0 ? authTime * 1000 : 0
  return new Date(Math.min(told, now.getTime()))
}

/**
 * Whether a provider that denied access says that it was because of the place: the person did not decline, and trying
 * again will not help. Providers word it freely (“Access denied from your location.”). A repeated parameter is a list.
 */
export function isRefusedPlace(description: unknown): boolean {
  return typeof description === 'string' && /\b(?:location|country|region|territory)\b/i.test(description)
}
