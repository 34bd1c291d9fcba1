import type { FlashKey } from '@cairn/contract'
import type { Evidence } from './evidence.ts'

const undoIsNoWeapon = 'apps/server/src/account-changes/undo-is-no-weapon.test.ts'
const undo = 'apps/server/src/account-changes/undo.test.ts'
const certificationRequirements = 'apps/server/src/certifications/certification-requirements.test.ts'
const confirmationCodes = 'apps/server/src/sign-in/confirmation/confirmation-codes.test.ts'
const confirmation = 'apps/server/src/sign-in/confirmation/confirmation.test.ts'
const confirmedCalls = 'apps/server/src/sign-in/confirmation/confirmed-calls.test.ts'
const identities = 'apps/server/src/sign-in/identities/identities.test.ts'
const invalidCodes = 'apps/server/src/sign-in/invalid-codes.test.ts'
const mailLimits = 'apps/server/src/sign-in/mail-limits.test.ts'
const beginProviderSignIn = 'apps/server/src/sign-in/oidc/begin-provider-sign-in.test.ts'
const existingAccount = 'apps/server/src/sign-in/oidc/existing-account.test.ts'
const finishProviderSignIn = 'apps/server/src/sign-in/oidc/finish-provider-sign-in.test.ts'
const passkeyChallenges = 'apps/server/src/sign-in/passkeys/passkey-challenges.test.ts'
const passkeyList = 'apps/server/src/sign-in/passkeys/passkey-list.test.ts'
const recovery = 'apps/server/src/sign-in/recovery/recovery.test.ts'
const endSessions = 'apps/server/src/sign-in/sessions/end-sessions.test.ts'
const passkeys = 'tests/journeys/passkeys.spec.ts'
const settings = 'tests/journeys/settings.spec.ts'
const signInSettings = 'tests/journeys/sign-in-settings.spec.ts'
const stepUp = 'tests/journeys/step-up.spec.ts'
const waysIn = 'tests/journeys/ways-in.spec.ts'

/** Messages about signing in, by their keys. */
export const signInMessages = {
  'signin.address-kept': [
    undo,
    'is given to no other account: its mailbox is told after the code, and gets no second account',
  ],
  'signin.code-invalid': [
    stepUp,
    'the question appears above the page, and the call is made after the answer',
  ],
  'signin.code-needed': [
    invalidCodes,
    'a link opened in another browser does not sign in, and is not redeemed',
  ],
  'signin.confirm-first': [confirmedCalls, '%s is refused to a stolen session of more than ten minutes'],
  'signin.email-invalid': [
    settings,
    'from the first lesson to the last setting, and out again, at ${width} pixels',
  ],
  'signin.identity-gone': [identities, 'are unlinked one by one, down to none: a mailed code always works'],
  'signin.identity-removed': [waysIn, 'is seen in the settings, unlinked, and linked again'],
  'signin.link-expired': [confirmationCodes, 'by guessing ends after five wrong codes'],
  'signin.mail-paused': [mailLimits, 'pauses when there is too much of it, and resumes an hour later'],
  'signin.passkey-added': [
    passkeys,
    'is made in the settings, signs in with one press, and works no more once removed',
  ],
  'signin.passkey-cancelled': [
    passkeys,
    'of a device that refuses gives a clear message, and other ways stay open',
  ],
  'signin.passkey-expired': [
    passkeyChallenges,
    'an answer counts only in the browser that requested the challenge',
  ],
  'signin.passkey-failed': [undoIsNoWeapon, 'cannot be registered by another account in the meantime'],
  'signin.passkey-gone': [passkeyList, 'is the camper’s own, and can be added to and removed from'],
  'signin.passkey-removed': [
    passkeys,
    'is made in the settings, signs in with one press, and works no more once removed',
  ],
  'signin.passkey-too-many': [passkeyList, 'is limited to twenty'],
  'signin.passkey-unknown': [confirmation, 'by a passkey of another account is refused'],
  'signin.provider-confirm': [waysIn, 'joins an account of the same address once its mailbox has confirmed'],
  'signin.provider-declined': [finishProviderSignIn, 'after declining leads to the lessons'],
  'signin.provider-email-unverified': [
    existingAccount,
    'is never linked by an address that the service has not verified',
  ],
  'signin.provider-failed': [finishProviderSignIn, 'counts once'],
  'signin.provider-other-email': [
    existingAccount,
    'does not get an identity with another address, which its camper may have been lured to',
  ],
  'signin.provider-unavailable': [
    beginProviderSignIn,
    'with a service that is down or unknown leads back with a message',
  ],
  'signin.recovery-invalid': [
    recovery,
    'answer the same, byte for byte, to an unknown address, a wrong code and an invalid address',
  ],
  'signin.required': [certificationRequirements, 'is for signed-in campers'],
  'signin.session-ended': [signInSettings, 'a camper signs one other device out'],
  'signin.session-gone': [endSessions, 'one device can be signed out, once'],
  'signin.sessions-ended': [signInSettings, 'campers see their devices and sign the others out'],
  'signin.too-many-mails': [
    waysIn,
    'after more requests than an address gets emails, an earlier code still signs in',
  ],
  'signin.too-many-mails-here': [mailLimits, 'is sent ten times an hour, whatever the addresses'],
} as const satisfies Readonly<Partial<Record<FlashKey, Evidence>>>
