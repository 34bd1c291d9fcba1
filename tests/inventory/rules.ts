import type { Evidence } from './evidence.ts'

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
  'a message that is closed fades': [
    'tests/journeys/frame.spec.ts',
    'a message fades when it is closed; without motion it is gone at once',
  ],
  'windows under 980 pixels': [
    'tests/journeys/header.spec.ts',
    'windows under 980 pixels have the links in a menu',
  ],
  'half of those who take part get each variant, and always the same': [
    'apps/server/src/features/assign-features.test.ts',
    'gives half of the campers who take part each variant',
  ],
  'events are sent for campers who agree': [
    'tests/journeys/analytics.spec.ts',
    'twin: after agreeing, what happens is sent without saying who it is, still without a cookie',
  ],
  'no cookie counts visitors': [
    'tests/journeys/analytics.spec.ts',
    'without agreeing, nothing is sent, and there is no cookie but those of signing in',
  ],
  'news, radio and another search': [
    'tests/journeys/school-as-a-whole.spec.ts',
    'pages lead to the school’s news, its radio and its other search',
  ],
  'when a donation is asked for, and when not': [
    'apps/web/app/donate/modal/reason-to-ask.test.ts',
    'when a block was finished, however little was learned before',
  ],
  'the guard of 20 seconds before a donation is asked for': [
    'tests/journeys/donation-modal.spec.ts',
    'nothing is asked in the first twenty seconds of a page, nor of a camper who does not want it',
  ],
  'monthly plans, one-time gifts, sources and providers of donations': [
    'apps/web/app/donate/gift/gift.test.ts',
    'and where it was chosen survive the way to its page',
  ],
  'the version of the card provider’s client': [
    'tests/journeys/donate-scripts.spec.ts',
    'the provider’s script is loaded on this page only, and once its way was chosen',
  ],
}
