import type { FlashKey } from '@cairn/contract'
import type { Evidence } from './evidence.ts'

const undoIsNoWeapon = 'apps/server/src/account-changes/undo-is-no-weapon.test.ts'
const reportUser = 'apps/server/src/account/report-user.test.ts'
const userToken = 'apps/server/src/account/user-token.test.ts'
const databaseAway = 'apps/server/src/http/database-away.test.ts'
const wordsOf = 'apps/server/src/http/words-of.test.ts'
const email = 'apps/server/src/settings/email.test.ts'
const mailPreference = 'apps/server/src/settings/mail-preference.test.ts'
const namesOfTheDeleted = 'apps/server/src/settings/names-of-the-deleted.test.ts'
const settingsTest = 'apps/server/src/settings/settings.test.ts'
const usernameLimits = 'apps/server/src/settings/username-limits.test.ts'
const username = 'apps/server/src/settings/username.test.ts'
const certificates = 'tests/journeys/certificates.spec.ts'
const passkeys = 'tests/journeys/passkeys.spec.ts'
const schoolAsAWhole = 'tests/journeys/school-as-a-whole.spec.ts'
const settings = 'tests/journeys/settings.spec.ts'
const stepUp = 'tests/journeys/step-up.spec.ts'
const tutorial = 'tests/journeys/tutorial.spec.ts'

/** Messages about accounts and the school as a whole, by their keys. */
export const accountMessages = {
  'buttons.accepted-honesty': [
    settings,
    'from the first lesson to the last setting, and out again, at ${width} pixels',
  ],
  'flash.account-deleted': [
    settings,
    'from the first lesson to the last setting, and out again, at ${width} pixels',
  ],
  'flash.database-away': [databaseAway, 'a call is asked to retry, in words and without a reason'],
  'flash.delete-token-err': [
    userToken,
    'a user token replaces the previous one, is shown to its camper, and can be deleted once',
  ],
  'flash.email-invalid': [
    settings,
    'from the first lesson to the last setting, and out again, at ${width} pixels',
  ],
  'flash.email-link-expired': [
    email,
    'a link that is altered, expired, or for another camper or address changes nothing',
  ],
  'flash.email-link-invalid': [email, 'requires a link in the new mailbox, and notifies the old one'],
  'flash.email-look-in-mailbox': [
    settings,
    'from the first lesson to the last setting, and out again, at ${width} pixels',
  ],
  'flash.email-same': [email, 'to the current address is answered as such'],
  'flash.email-too-soon': [email, 'again within five minutes has to wait, and the answer says how long'],
  'flash.email-valid': [
    settings,
    'from the first lesson to the last setting, and out again, at ${width} pixels',
  ],
  'flash.generic-error': [schoolAsAWhole, 'an error that nothing on the page handles is told'],
  'flash.keyboard-shortcut-updated': [
    settings,
    'from the first lesson to the last setting, and out again, at ${width} pixels',
  ],
  'flash.portfolio-item-updated': [
    settings,
    'from the first lesson to the last setting, and out again, at ${width} pixels',
  ],
  'flash.privacy-updated': [
    settings,
    'from the first lesson to the last setting, and out again, at ${width} pixels',
  ],
  'flash.progress-reset': [
    settings,
    'from the first lesson to the last setting, and out again, at ${width} pixels',
  ],
  'flash.provide-username': [reportUser, '%o is refused'],
  'flash.report-sent': [settings, 'a profile is reported, and the operator gets a mail'],
  'flash.signed-in-only': [
    email,
    'a link that is altered, expired, or for another camper or address changes nothing',
  ],
  'flash.signin-success': [
    passkeys,
    'is made in the settings, signs in with one press, and works no more once removed',
  ],
  'flash.subscribe-to-quincy-updated': [
    settings,
    'from the first lesson to the last setting, and out again, at ${width} pixels',
  ],
  'flash.token-deleted': [
    tutorial,
    'the editor’s token is deleted here or in the settings, and reports nothing more',
  ],
  'flash.too-many-requests': [wordsOf, 'a wait of %i is written out: %s'],
  'flash.undo-invalid': [undoIsNoWeapon, 'has no link left once the old mailbox has restored the account'],
  'flash.undone': [stepUp, 'a changed address is restored by the link in the notice'],
  'flash.unsubscribe-old-link': [mailPreference, '%s changes nothing'],
  'flash.unsubscribe-unknown': [mailPreference, '%s changes nothing'],
  'flash.unsubscribed': [mailPreference, 'switch our mail off and on again'],
  'flash.resubscribed': [mailPreference, 'switch our mail off and on again'],
  'flash.updated-about-me': [
    settings,
    'from the first lesson to the last setting, and out again, at ${width} pixels',
  ],
  'flash.updated-socials': [
    settings,
    'from the first lesson to the last setting, and out again, at ${width} pixels',
  ],
  'flash.updated-sound': [
    settings,
    'from the first lesson to the last setting, and out again, at ${width} pixels',
  ],
  'flash.updated-themes': [
    settings,
    'from the first lesson to the last setting, and out again, at ${width} pixels',
  ],
  'flash.username-invalid': [username, 'to %j is refused: %s'],
  'flash.username-is-status': [username, 'to %j is refused: %s'],
  'flash.username-not-found': [certificates, 'a certificate that cannot be shown leads to a page that can'],
  'flash.username-taken': [namesOfTheDeleted, 'is reserved forever if it was used for long'],
  'flash.username-too-long': [username, 'to %j is refused: %s'],
  'flash.username-too-often': [
    usernameLimits,
    'is limited per month, and the refusal says when the next one is possible',
  ],
  'flash.username-too-short': [username, 'to %j is refused: %s'],
  'flash.username-updated': [
    settings,
    'from the first lesson to the last setting, and out again, at ${width} pixels',
  ],
  'flash.username-used': [username, 'to the current one is answered as such; a different case is a change'],
  'flash.wrong-updating': [settingsTest, '%o that will not do is refused, and nothing changes: %o'],
} as const satisfies Readonly<Partial<Record<FlashKey, Evidence>>>
