import { type Evidence, later } from './evidence.ts'

const certificates = 'tests/journeys/certificates.spec.ts'
const coursePage = 'tests/journeys/course-page.spec.ts'
const becomesSupporter =
  'a camper becomes a supporter: a declined card loses nothing, and another one is thanked for'
const donate = 'tests/journeys/donate.spec.ts'
const firstLesson = 'tests/journeys/first-lesson.spec.ts'
const loadPageData = 'apps/server/src/pages/load-page-data.test.ts'
const newAddress = 'apps/web/app/shell/old-addresses/new-address.test.ts'
const oldAddresses = 'addresses of an earlier platform lead to where their pages are'
const search = 'tests/journeys/search.spec.ts'
const settings = 'tests/journeys/settings.spec.ts'
const settingsPages = 'axe finds nothing on the pages of an account in ${colorScheme} colors'
const signInSettings = 'tests/journeys/sign-in-settings.spec.ts'
const stepUp = 'tests/journeys/step-up.spec.ts'
const wholeWay = 'read, write, wrong, hint, right, sign in, submitted, restart, still on my profile'

/** Every address of the web app, as its routes spell it, and the test that opens it. */
export const pages: Readonly<Record<string, Evidence>> = {
  '/': [firstLesson, wholeWay],
  '/learn': [
    coursePage,
    'a visitor continues where they left off, from the course and from the list of courses',
  ],
  '/learn/review': [
    'tests/journeys/review.spec.ts',
    'a visitor is asked about a finished lesson a day later, and again when they missed it',
  ],
  '/learn/:superBlock': [coursePage, 'a link to a block leads there'],
  '/learn/2022/:superBlock': [
    coursePage,
    'a block lays its lessons out as it says, and stays as it was left',
  ],
  '/learn/:superBlock/:block/:challenge': [loadPageData, 'a lesson knows its neighbors and its position'],
  '/learn/2022/:superBlock/:block/:challenge': [firstLesson, wholeWay],
  '/certification/:username/:certSlug': [
    certificates,
    'the profile leads to the certificate, which shows the name once its holder does',
  ],
  '/search': [search, 'Enter without a choice leads to the page with all results'],
  '/donate': [donate, 'a visitor gives once, without an account'],
  '/supporters': [donate, becomesSupporter],
  '/update-stripe-card': [
    donate,
    'another card for a monthly gift is entered on the page of the provider, which leads back',
  ],
  '/settings/*': [settings, 'from the first lesson to the last setting, and out again, at ${width} pixels'],
  '/update-email': [settings, settingsPages],
  '/email-sign-up': [settings, settingsPages],
  '/user/:username/report-user': [settings, 'a profile is reported, and the operator gets a mail'],
  '/unsubscribed/:unsubscribeId?': [settings, settingsPages],
  '/blocked': [settings, settingsPages],
  '/signin': [stepUp, 'the sign-in page redirects campers who are signed in'],
  '/signin/confirm': [
    'apps/server/src/sign-in/mailed-link.test.ts',
    'cannot be used to sign in from another browser',
  ],
  '/settings/sign-in': [signInSettings, 'campers see their devices and sign the others out'],
  '/settings/undo': [stepUp, 'a changed address is restored by the link in the notice'],
  '/settings/undo-email': [loadPageData, '%s is no page with data'],
  '/challenges/*': [coursePage, oldAddresses],
  '/get-certification/*': [newAddress, '%s is now at %s'],
  '/user/*': [newAddress, '%s is now at %s'],
  '/:maybeUser': [
    'tests/journeys/profile.spec.ts',
    'sees who a camper is and what they have done, by their name in any case',
  ],
  '/*': [firstLesson, 'an unknown address says so, with status 404'],
}

/** Addresses that the server answers without a screen of the web app. */
export const otherAddresses: Readonly<Record<string, Evidence>> = {
  '/signout': [firstLesson, 'signing out ends the session on the server, too'],
  '/forum': [
    'apps/server/src/forum/routes.test.ts',
    'with invitations it leads to one, which many campers share and which is renewed',
  ],
  '/sitemap.xml': ['apps/server/src/pages/sitemap.test.ts', 'each language has its own'],
  '/page-data/{page}/page-data.json': [
    'apps/server/src/pages/routes.test.ts',
    'client navigation gets the same data as the page',
  ],
  '/page-data/app-data.json': [
    'apps/server/src/pages/shared-data.test.ts',
    'what all pages share is found by its name, and kept for as long as the name is the same',
  ],
  '/page-data/sq/d/{hash}.json': ['apps/server/src/pages/shared-data.test.ts', 'another name leads nowhere'],
  '/ue/{id}, /resubscribe/{id}': [
    'apps/server/src/settings/mail-preference.test.ts',
    'switch our mail off and on again',
  ],
  '/confirm-email': [
    'apps/server/src/settings/email.test.ts',
    'requires a link in the new mailbox, and notifies the old one',
  ],
}

/** Pages that are still to come. */
export const laterPages: Readonly<Record<string, Evidence>> = {
  'French certificates: security, web and solutions, data': later('certificates'),
  'projects and exams of all certifications': later('curriculum'),
}
