import { limits, splitLanguage } from '@cairn/contract'
import { changeAccount } from '#account-changes/change-account.ts'
import { Refusal, refuse } from '#http/refusal.ts'
import { hashSecret } from '#http/secret.ts'
import type { Session } from '#http/session.ts'
import { findOrCreateCamper } from '#users/find-or-create-camper.ts'
import type { ProvenCamper } from '#users/sign-in-epoch-store.ts'
import { findCamperByEmail } from '#users/store.ts'
import type { SignInServices } from '../mail-codes/mail-code.ts'
import type { MailRefusal } from '../mail-limits/check-mail-quota.ts'
import type { Requester } from '../mail-limits/requester.ts'
import { requestSignInMail } from '../mail-codes/request-sign-in-mail.ts'
import { fetchClaims } from './fetch-claims.ts'
import { linkIdentity } from './link-identity.ts'
import type { Connection } from './provider-connections.ts'
import { decide, provedAt } from './rules.ts'
import { consumeAttempt, findIdentityOwner, insertIdentity, upsertPendingIdentity } from './store.ts'

type Arrival = {
  /** The complete address that the provider sent the browser to. */
  url: URL
  departureSecret: string
  browserSecret: string
  caller: Session | undefined
  requester: Requester
  /** Receives errors of the provider, or on the way to it. */
  onProviderFailure: (error: unknown) => void
}

export type Arrived =
  | { do: 'sign-in'; camper: ProvenCamper; provedAt: Date; returnTo: string }
  /** A code was mailed, to be typed on the sign-in page. */
  | { do: 'confirm' }

type ArrivalKey =
  | 'signin.email-invalid'
  | 'signin.provider-email-unverified'
  | 'signin.provider-failed'
  | 'signin.provider-other-email'
  | 'signin.required'
  | 'signin.address-kept'

/**
 * Finishes signing in with a provider: redeems the attempt, exchanges the code for claims, and finds the owner of
 * the identity. The identity is issuer and subject; a name or address at the provider never changes an account.
 */
export async function finishProviderSignIn(
  signIn: SignInServices,
  connection: Connection,
  { url, departureSecret, browserSecret, caller, requester, onProviderFailure }: Arrival,
): Promise<Arrived | Refusal<ArrivalKey> | MailRefusal> {
  const { database } = signIn
  const now = signIn.now()
  const state = url.searchParams.get('state') ?? ''
  const attempt = await consumeAttempt(database, {
    stateHash: hashSecret(state),
    browserHash: hashSecret(departureSecret),
    provider: connection.provider.id,
    now,
  })
  if (!attempt) return refuse('signin.provider-failed')
  const { returnTo } = attempt
  const { language } = splitLanguage(returnTo)
  const services = { ...signIn, language }
  const claims = await fetchClaims(connection, url, { state, ...attempt }).catch(onProviderFailure)
  if (!claims) return refuse('signin.provider-failed')
  const { identity, verifiedEmail, authTime } = claims
  const signedIn = { do: 'sign-in', provedAt: provedAt(authTime, now), returnTo } as const

  const owner = await findIdentityOwner(database, identity)
  const emailOwner =
    verifiedEmail === undefined ? undefined : await findCamperByEmail(database, verifiedEmail)
  const decision = decide({
    owner: owner?.userId,
    verifiedEmail,
    emailOwner: emailOwner?.userId,
    caller: caller && { userId: caller.camper.userId, isConfirmed: caller.isConfirmed },
  })
  if (decision.do === 'refuse') return refuse(decision.key)
  if (decision.do === 'sign-in' && owner) return { ...signedIn, camper: owner }
  if (decision.do === 'link' && caller) {
    const linked = await changeAccount(services, caller, async (transaction, record, about) => {
      await linkIdentity(transaction, record, { ...identity, ...about })
      return findIdentityOwner(transaction, identity)
    })
    if (linked instanceof Refusal) return linked
    // Another request may have just linked it to another account.
    if (linked?.userId !== caller.camper.userId) return refuse('signin.provider-failed')
    return { ...signedIn, camper: linked }
  }
  const email = verifiedEmail ?? ''
  if (decision.do === 'create') {
    const found = await findOrCreateCamper(database, email, now)
    if (!found) return refuse('signin.address-kept')
    const { camper, isNew } = found
    if (isNew) {
      await insertIdentity(database, { ...identity, userId: camper.userId, now })
      return { ...signedIn, camper }
    }
    // Another request has just created an account with this address.
  }
  // Stored first, because a mail may be sent although we are told that it is not.
  const expiresAt = new Date(now.getTime() + limits.signInTokenLifetimeMs)
  const browserHash = hashSecret(browserSecret)
  await upsertPendingIdentity(database, { email, browserHash, ...identity, now, expiresAt })
  const mailed = await requestSignInMail(services, { email, returnTo, browserSecret, requester })
  return mailed instanceof Refusal ? mailed : { do: 'confirm' }
}
