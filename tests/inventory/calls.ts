import type { Evidence } from './evidence.ts'

const undoIsNoWeapon = 'apps/server/src/account-changes/undo-is-no-weapon.test.ts'
const analytics = 'apps/server/src/analytics/routes.test.ts'
const features = 'apps/server/src/features/routes.test.ts'
const account = 'apps/server/src/account/account.test.ts'
const reportUser = 'apps/server/src/account/report-user.test.ts'
const survey = 'apps/server/src/account/survey.test.ts'
const userToken = 'apps/server/src/account/user-token.test.ts'
const claimCertification = 'apps/server/src/certifications/claim-certification.test.ts'
const showCertificate = 'apps/server/src/certifications/show-certificate.test.ts'
const cardGifts = 'apps/server/src/donations/card-gifts.test.ts'
const paypalGifts = 'apps/server/src/donations/paypal-gifts.test.ts'
const webhooks = 'apps/server/src/donations/webhooks.test.ts'
const databaseAway = 'apps/server/src/http/database-away.test.ts'
const checkLink = 'apps/server/src/link-check/check-link.test.ts'
const progress = 'apps/server/src/progress/progress.test.ts'
const projects = 'apps/server/src/progress/projects.test.ts'
const saveChallenge = 'apps/server/src/saved-challenges/save-challenge.test.ts'
const routes = 'apps/server/src/search/routes.test.ts'
const email = 'apps/server/src/settings/email.test.ts'
const settings = 'apps/server/src/settings/settings.test.ts'
const username = 'apps/server/src/settings/username.test.ts'
const confirmationCodes = 'apps/server/src/sign-in/confirmation/confirmation-codes.test.ts'
const confirmation = 'apps/server/src/sign-in/confirmation/confirmation.test.ts'
const identities = 'apps/server/src/sign-in/identities/identities.test.ts'
const mailAttacks = 'apps/server/src/sign-in/mail-attacks.test.ts'
const mailedLink = 'apps/server/src/sign-in/mailed-link.test.ts'
const passkeyList = 'apps/server/src/sign-in/passkeys/passkey-list.test.ts'
const recovery = 'apps/server/src/sign-in/recovery/recovery.test.ts'
const endSessions = 'apps/server/src/sign-in/sessions/end-sessions.test.ts'
const showSolutions = 'apps/server/src/solutions/show-solutions.test.ts'
const trophies = 'apps/server/src/trophies/trophies.test.ts'
const completedPlaces = 'apps/server/src/users/completed-places.test.ts'
const costOfProfiles = 'apps/server/src/users/cost-of-profiles.test.ts'
const publicProfile = 'apps/server/src/users/public-profile.test.ts'
const sessionUser = 'apps/server/src/users/session-user.test.ts'
const usernameExists = 'apps/server/src/users/username-exists.test.ts'
const examsAndTutorials = 'tests/exams-and-tutorials.test.ts'
const languages = 'tests/journeys/languages.spec.ts'
const passkeys = 'tests/journeys/passkeys.spec.ts'
const signInSettings = 'tests/journeys/sign-in-settings.spec.ts'
const stepUp = 'tests/journeys/step-up.spec.ts'

/** Every call of the API, and the test that makes it. */
export const calls = {
  'POST /user/user-token': [
    userToken,
    'a user token replaces the previous one, is shown to its camper, and can be deleted once',
  ],
  'POST /account/delete': [account, 'leaves nothing in any table, and signs out at once'],
  'DELETE /user/user-token': [
    userToken,
    'a user token replaces the previous one, is shown to its camper, and can be deleted once',
  ],
  'GET /account/export': [account, 'all data can be downloaded'],
  'POST /user/report-user': [reportUser, 'mails the operator, and the reporter a copy'],
  'POST /account/reset-progress': [account, 'resetting the progress deletes completed work and nothing else'],
  'POST /user/submit-survey': [survey, 'a survey is answered once, even by fifty concurrent requests'],
  'PUT /certificate/verify': [
    claimCertification,
    'sets its flag and adds it to the completed challenges, without a point or a calendar entry',
  ],
  'GET /certificate/showCert/:username/:certSlug': [
    showCertificate,
    'that is hidden gives the first reason that applies',
  ],
  'POST /coderoad-challenge-completed': [
    examsAndTutorials,
    'a project is started by the remote editor, which has only a token, and finished by its link',
  ],
  'POST /user/confirmation/code': [
    confirmationCodes,
    'mails the code to the account’s address, never to one in the request',
  ],
  'POST /user/confirmation/passkey': [confirmation, 'by a passkey does so too'],
  'POST /user/confirmation/mail': [mailAttacks, 'the signed-in owner gets a code to confirm'],
  'POST /donate/add-donation': [
    cardGifts,
    'is charged after its owner has confirmed, and not on the word of the browser',
  ],
  'POST /donate/charge-stripe': [
    webhooks,
    'is a donor by the address they gave, once the provider has said that they paid',
  ],
  'POST /donate/charge-stripe-card': [cardGifts, '(%s) is charged once and makes a donor'],
  'POST /donate/create-stripe-payment-intent': [
    webhooks,
    'is a donor by the address they gave, once the provider has said that they paid',
  ],
  'POST /donate/create-paypal-payment': [
    paypalGifts,
    'is taken when its donor has approved it, and not before',
  ],
  'POST /donate/check-donation': [cardGifts, 'before anything was charged leaves nothing to pay'],
  'PUT /donate/update-stripe-card': [webhooks, 'can be charged to another card, which the provider asks for'],
  'POST /exam-challenge-completed': [
    examsAndTutorials,
    'an exam is drawn from the file that the compiler wrote, and submitted',
  ],
  'GET /exam/:id': [
    examsAndTutorials,
    'an exam is drawn from the file that the compiler wrote, and submitted',
  ],
  'GET /user/identities': [identities, 'are unlinked one by one, down to none: a mailed code always works'],
  'DELETE /user/identities': [
    identities,
    'are unlinked one by one, down to none: a mailed code always works',
  ],
  'POST /user/link-check': [checkLink, 'that answers %i is live'],
  'POST /user/passkeys': [
    passkeys,
    'is made in the settings, signs in with one press, and works no more once removed',
  ],
  'GET /user/passkeys': [passkeyList, 'is the camper’s own, and can be added to and removed from'],
  'POST /user/passkeys/options': [
    passkeys,
    'is made in the settings, signs in with one press, and works no more once removed',
  ],
  'POST /signin/passkey/options': [
    passkeys,
    'is made in the settings, signs in with one press, and works no more once removed',
  ],
  'DELETE /user/passkeys': [passkeyList, 'is the camper’s own, and can be added to and removed from'],
  'POST /signin/passkey/verify': [
    passkeys,
    'is made in the settings, signs in with one press, and works no more once removed',
  ],
  'POST /backend-challenge-completed': [projects, 'stores the address of the camper’s own server'],
  'POST /modern-challenge-completed': [progress, 'gives a point and is on the profile'],
  'POST /project-completed': [projects, '%s is refused'],
  'POST /save-challenge': [
    saveChallenge,
    'accepts the files under their other name, and needs them under one',
  ],
  'GET /user/recovery-codes': [
    recovery,
    'sign in once each, however they are typed, and the mailbox is notified',
  ],
  'POST /user/recovery-codes': [
    recovery,
    'sign in once each, however they are typed, and the mailbox is notified',
  ],
  'POST /signin/recovery': [
    recovery,
    'sign in once each, however they are typed, and the mailbox is notified',
  ],
  'GET /api/features': [
    features,
    'a camper gets the defaults until they take part, and again when they stop',
  ],
  'POST /api/events': [
    analytics,
    'of a camper who has agreed are taken as they are, without anything that says who it is',
  ],
  'PUT /update-my-analytics': [analytics, 'of a camper who no longer agrees are dropped'],
  'GET /search.json': [routes, 'an answer is for everyone, and unchanged as long as the lessons are'],
  'DELETE /user/sessions': [
    endSessions,
    'signing out elsewhere ends the other sessions at their next request, and this one continues',
  ],
  'DELETE /user/session': [endSessions, 'one device can be signed out, once'],
  'GET /user/sessions': [signInSettings, 'campers see their devices and sign the others out'],
  'PUT /update-my-about': [settings, '%o is kept: %o'],
  'PUT /update-my-email': [email, 'requires a link in the new mailbox, and notifies the old one'],
  'PUT /update-my-honesty': [settings, '%o is kept: %o'],
  'PUT /update-my-keyboard-shortcuts': [settings, '%o is kept: %o'],
  'PUT /update-my-language': [languages, 'a language that a camper chose is theirs in another browser, too'],
  'PUT /update-my-portfolio': [settings, '%o is kept: %o'],
  'PUT /update-privacy-terms': [settings, '%o is kept: %o'],
  'PUT /update-my-profileui': [settings, '%o is kept: %o'],
  'PUT /update-my-quincy-email': [settings, '%o is kept: %o'],
  'PUT /update-my-socials': [settings, '%o is kept: %o'],
  'PUT /update-my-theme': [settings, '%o is kept: %o'],
  'PUT /update-my-username': [username, 'shows it as typed, and finds it in any case'],
  'POST /signin/confirm': [mailedLink, 'cannot be used to sign in from another browser'],
  'POST /signin/email': [
    languages,
    'mail is in the language of the page that asked for it, and leads back to it',
  ],
  'GET /challenge-solutions/:id': [showSolutions, 'a visitor who is stuck gets the solutions of a lesson'],
  'GET /status/ping': [databaseAway, 'a call that needs no database is answered'],
  'POST /ms-trophy-challenge-completed': [trophies, 'that is earned completes the lesson'],
  'POST /user/ms-username': [trophies, 'shows its name, and unlinks it'],
  'DELETE /user/ms-username': [trophies, 'shows its name, and unlinks it'],
  'POST /user/undo/preview': [
    undoIsNoWeapon,
    'previews what would be undone as often as asked, without undoing anything',
  ],
  'POST /user/undo': [stepUp, 'a changed address is restored by the link in the notice'],
  'GET /user/get-completed-places': [
    completedPlaces,
    'a camper gets the addresses of their own lessons, and of no others',
  ],
  'GET /lesson-places/:id': [completedPlaces, 'anyone may ask where a lesson is'],
  'GET /api/users/get-public-profile': [
    publicProfile,
    'shows what its switches allow and nothing else, for every combination of switches',
  ],
  'GET /user/get-session-user': [sessionUser, 'has every documented field, and no others'],
  'GET /api/users/get-solution': [costOfProfiles, 'and its solutions are fetched by separate calls'],
  'GET /api/users/get-timeline-page': [costOfProfiles, 'and its solutions are fetched by separate calls'],
  'GET /api/users/exists': [usernameExists, 'finds a camper in any case, and nothing else'],
} as const satisfies Readonly<Record<string, Evidence>>
