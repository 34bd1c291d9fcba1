export type Decision =
  | { do: 'sign-in' | 'link'; userId: string }
  /** The address belongs to an account: its mailbox must say so first. */
  | { do: 'confirm' | 'create'; email: string }
  | { do: 'refuse'; key: 'signin.provider-email-unverified' | 'signin.provider-other-email' }

type Situation = {
  /** Whose identity it is already. */
  owner: string | undefined
  /** The address, when the provider vouches for it. */
  verifiedEmail: string | undefined
  /** Whose address it is already. */
  emailOwner: string | undefined
  /** Who is signed in here, and whether they have shown a moment ago that it is them. */
  caller: { userId: string; isConfirmed: boolean } | undefined
}

/**
 * What an identity of another provider may do here. It never takes over an account: joining an existing one
 * takes a vouched-for address and, besides, that account's session or mailbox (security.md §3).
 */
export function decide({ owner, verifiedEmail, emailOwner, caller }: Situation): Decision {
  if (owner !== undefined) return { do: 'sign-in', userId: owner }
  if (verifiedEmail === undefined) return { do: 'refuse', key: 'signin.provider-email-unverified' }
  if (caller !== undefined) {
    // Another address could be that of somebody who lured the caller here with an account of theirs.
    if (emailOwner !== caller.userId) return { do: 'refuse', key: 'signin.provider-other-email' }
    // A session that somebody found open or stole must not give them a way in of their own.
    return caller.isConfirmed
      ? { do: 'link', userId: caller.userId }
      : { do: 'confirm', email: verifiedEmail }
  }
  return { do: emailOwner === undefined ? 'create' : 'confirm', email: verifiedEmail }
}
