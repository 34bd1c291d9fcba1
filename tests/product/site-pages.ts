import { settingsSections } from '@cairn/contract'

const course = '/learn/2022/responsive-web-design'

/** Pages that everyone can open, at least one of each kind. */
export const publicPages = [
  '/',
  '/learn',
  '/learn/review',
  course,
  '/learn/data-visualization',
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
  '/no-such-page',
  '/no/such/page',
]

/** Addresses of an earlier platform, which lead to other pages. */
export const oldAddresses = [
  '/challenges/no-such-challenge',
  '/get-certification/no-such-certificate',
  '/user/no-such-camper',
]

/** A lesson of each template. */
export const lessonPages = [
  `${course}/learn-html-by-building-a-trail-guide/step-1`,
  `${course}/what-a-page-is-made-of/the-skeleton-of-a-page`,
  `${course}/html-quiz/html-quiz`,
  '/learn/javascript-algorithms-and-data-structures-v8/learn-javascript-by-planning-a-hike/step-1',
  '/learn/scientific-computing-with-python/learn-python-by-keeping-a-trail-log/step-1',
  '/learn/data-visualization/data-visualization-projects/visualize-data-with-a-bar-chart',
  '/learn/back-end-development-and-apis/back-end-development-and-apis-projects/timestamp-microservice',
]

/** Pages of an account. */
export const accountPages = [
  '/settings',
  ...settingsSections.map((section) => `/settings/${section}`),
  '/settings/sign-in',
  '/update-email',
  '/update-stripe-card',
  '/user/no-such-camper/report-user',
]
