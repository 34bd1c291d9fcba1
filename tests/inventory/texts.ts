import type { Evidence } from './evidence.ts'

const buildPage = 'packages/runner/src/build/build-page.test.ts'
const environmentFor = 'packages/runner/src/outside/environment-for.test.ts'
const fetchData = 'apps/web/app/shared/call/fetch-data.test.ts'
const hangs = 'packages/runner/src/hangs.test.ts'
const missingPart = 'tests/journeys/missing-part.spec.ts'
const nothingIsLost = 'tests/journeys/nothing-typed-is-lost.spec.ts'
const notices = 'tests/journeys/notices.spec.ts'
const profile = 'tests/journeys/profile.spec.ts'
const reportedError = 'packages/runner/src/inside/page/reported-error.test.ts'

/** Errors and notices that have no key of their own, and the test that reaches them. */
export const texts: Readonly<Record<string, Evidence>> = {
  'Page Not Found': ['tests/journeys/first-lesson.spec.ts', 'an unknown address says so, with status 404'],
  'a profile that is unknown': [profile, 'an unknown profile shows the page for missing pages'],
  'a profile that is private, for visitors': [profile, 'is told that a profile is private'],
  'a profile that is private, for its owner': [
    'tests/journeys/own-profile.spec.ts',
    'a new camper is shown where to start, may edit, and sees a private profile as others would',
  ],
  'a test that timed out': [hangs, 'in a page'],
  'a mistake in the syntax or indentation of Python': [
    'apps/web/app/workshop/run/cause.test.ts',
    'is the %s where Python could not read the program, not a hint',
  ],
  'a preview that takes longer than 2500 ms': [hangs, 'in a preview'],
  'an endless loop': [nothingIsLost, 'an endless loop is stopped and named, and the page goes on answering'],
  'Build error, open your browser console to learn more.': [
    reportedError,
    'an error that the browser keeps to itself leads to its console',
  ],
  'Error, open your browser console to learn more.': [
    reportedError,
    'an error that the browser keeps to itself leads to its console',
  ],
  'No challenge files provided': [buildPage, 'a page without a page or a script says so: $message'],
  'No html or js(x) file found': [buildPage, 'a page without a page or a script says so: $message'],
  'Cannot get test runner for challenge type N': [
    environmentFor,
    'a lesson without code is neither built nor tested',
  ],
  'Cannot build challenge of type N': [environmentFor, 'a lesson without code is neither built nor tested'],
  'a project without a solution': [
    'tests/journeys/claim-certificates.spec.ts',
    'a finished project that has no solution to show says so',
  ],
  '{locale} is not a valid locale': [
    'apps/server/src/config/config.test.ts',
    'a language that is none is named',
  ],
  "'{language}' key not found in 'notAuditedSuperBlocks'": [
    'packages/compiler/src/link/offered-in.test.ts',
    'a name that is no language is refused',
  ],
  'a part of the page that did not load': [
    missingPart,
    'a page whose script is missing is fetched again, and then works',
  ],
  'data of a page that is not there': [
    fetchData,
    'an answer of 404 means that there is nothing, and is not retried',
  ],
  'data of a page that failed': [fetchData, 'an answer of 500 is an error at once'],
  'data of a page that did not arrive': [fetchData, 'any other failure is retried three times'],
  'an error that nothing handles': [
    'tests/journeys/school-as-a-whole.spec.ts',
    'an error that nothing on the page handles is told',
  ],
  'a device without a network': [
    notices,
    'a device without a network is told that, and nothing about the school',
  ],
  'a school that does not answer': [
    notices,
    'a school that does not answer is announced after five seconds, until it does',
  ],
  'a page that is on its way': [notices, 'a page that takes more than a second says that it is on its way'],
  'a school for testing': [
    'tests/journeys/frame.spec.ts',
    'a staging school says so once in each browser, and wants no such sentence',
  ],
  'a payment that fails, or that the bank does not confirm': [
    'tests/journeys/donate-card.spec.ts',
    'a bank that asks and is not answered costs nothing, and the choice is still there',
  ],
  'a page for another card that does not open': [
    'tests/journeys/donate-failures.spec.ts',
    'the page for another card says when the provider’s does not open',
  ],
}
