import { type Evidence, later } from './evidence.ts'

/** Numbers and limits that are a rule rather than one value, and the test that shows it. */
export const rules: Readonly<Record<string, Evidence>> = {
  'ports from 1 to 65535, labels of 63 letters': ['packages/contract/src/is-link.test.ts', '%j is none'],
  'an email address and its longest parts': ['packages/contract/src/is-email.test.ts', '%j is none'],
  'completion is 100 percent at most': [
    'apps/web/app/workshop/completion/block-percentage.test.ts',
    'of %j with %j done, finishing %s makes %i %',
  ],
  'a time is written m:ss, or h:mm:ss': ['apps/web/app/shared/clock-time.test.ts', '%f seconds are %s'],
  'a question that is too long is cut to the editable region': [
    'apps/web/app/workshop/help/forum-links.test.ts',
    'code that makes the address too long is cut to the editable part',
  ],
  'then to a warning without code': [
    'apps/web/app/workshop/help/forum-links.test.ts',
    'code that is still too long is left out, and the question says so',
  ],
  'an empty region between adjacent markers': [
    'apps/web/app/workshop/editor/editable-region.test.ts',
    'adjacent markers leave an empty region between two lines',
  ],
  'streaks of consecutive days': ['apps/web/app/profile/heat-map/activity.test.ts', '%s'],
  'links of take-home projects are not counted': [
    'apps/server/src/progress/rules.test.ts',
    'a link counts for one project, unless its block is practice',
  ],
  'news, radio and another search': [
    'tests/journeys/school-as-a-whole.spec.ts',
    'pages lead to the school’s news, its radio and its other search',
  ],
  'the guard of 20 seconds before a donation is asked for': later('donations'),
  'monthly plans, one-time gifts, sources and providers of donations': later('donations'),
  'the version of the card provider’s client': later('donations'),
}
