import { settingsSections } from '@cairn/contract'

const course = '/learn/2022/responsive-web-design'

/** Pages that everyone can open, at least one of each kind. */
export const publicPages = [
  '/',
  '/learn',
  '/learn/review',
  course,
  '/learn/data-visualization',
  `${course}/learn-html-by-building-a-trail-guide`,
  '/learn/data-visualization/data-visualization-projects',
  '/search?query=loop',
  `/lesson-report${course}/learn-html-by-building-a-trail-guide/step-1`,
  '/donate',
  '/supporters',
  '/certification/no-such-camper/responsive-web-design',
  '/signin',
  '/signin/confirm',
  // Campers who have answered are led on.
  '/email-sign-up',
  '/settings/undo',
  '/settings/undo-email',
  '/unsubscribed/no-such-id',
  '/blocked',
  // Asks visitors to sign in.
  '/admin/log',
  '/no-such-page',
  '/no/such/page',
]

/** Addresses of an earlier platform, which lead to other pages. */
export const oldAddresses = [
  '/challenges/no-such-challenge',
  '/get-certification/no-such-certificate',
  '/user/no-such-camper',
]

const microsoft = '/learn/foundational-c-sharp-with-microsoft'
const english = '/learn/a2-english-for-developers/a-busy-morning'
const databases = '/learn/relational-database'

/** A lesson of each template, by what it is. */
export const lessonOf = {
  html: `${course}/learn-html-by-building-a-trail-guide/step-1`,
  javascript:
    '/learn/javascript-algorithms-and-data-structures-v8/learn-javascript-by-planning-a-hike/step-1',
  python: '/learn/scientific-computing-with-python/learn-python-by-keeping-a-trail-log/step-1',
  sql: `${databases}/learn-sql-by-running-a-seed-library/ask-the-seed-library`,
  reading: `${course}/what-a-page-is-made-of/the-skeleton-of-a-page`,
  video: '/learn/javascript-algorithms-and-data-structures-v8/how-sorting-works/five-stones-in-a-row',
  dialogue: `${english}/dialogue-1-the-meeting-at-ten`,
  blanks: `${english}/task-1`,
  quiz: `${course}/html-quiz/html-quiz`,
  exam: `${microsoft}/foundational-c-sharp-with-microsoft-certification-exam/foundational-c-sharp-with-microsoft-certification-exam`,
  trophy: `${microsoft}/write-your-first-code-using-c-sharp/trophy-write-your-first-code-using-c-sharp`,
  tutorial: `${databases}/learn-bash-by-tidying-a-photo-folder/tidy-a-photo-folder-with-bash`,
  frontEndProject: '/learn/data-visualization/data-visualization-projects/visualize-data-with-a-bar-chart',
  project:
    '/learn/back-end-development-and-apis/back-end-development-and-apis-projects/timestamp-microservice',
} as const

export const lessonPages = Object.values(lessonOf)

/** Pages of an account. */
export const accountPages = [
  '/settings',
  ...settingsSections.map((section) => `/settings/${section}`),
  '/settings/sign-in',
  '/update-email',
  '/update-stripe-card',
  '/user/no-such-camper/report-user',
]
