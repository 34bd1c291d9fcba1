import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { activityLevel, limits } from '@cairn/contract'
import { en } from '@cairn/locales'
import { usePreferences } from '../../apps/web/app/shared/preferences/preferences.ts'
import { gainOf } from '../../apps/web/app/shared/preferences/play-melody.ts'
import { defaultRules } from '../../apps/server/src/features/feature-rules.ts'
import { environmentVariables } from '../../apps/server/src/config/environment-variables.ts'
import { encouragements } from '../../packages/locales/src/en/encouragements/encouragements.ts'
import { numberAfter, pixelsIn, valueIn } from './value-in.ts'

const { features } = defaultRules({ showsNewCurriculum: false, showsUpcomingChanges: false })
const manifestFile = join(import.meta.dirname, '../../apps/web/public/manifest.webmanifest')
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, unknown>

/** What is agreed upon, and the value that the code uses. */
export const constants: readonly (readonly [name: string, agreed: unknown, used: unknown])[] = [
  ['largest saved or submitted challenge, in bytes', 102_400, limits.maxPayloadBytes],
  ['retries of a completion', 3, limits.completionRetries],
  ['retries of a page’s data', 3, limits.pageDataRetries],
  ['first pause before a retry, in ms', 100, limits.retryStaggerMs],
  ['one test, in ms', 5000, limits.testTimeoutMs],
  ['a preview, in ms', 2500, limits.previewTimeoutMs],
  ['compiling a style sheet, in ms', 5000, limits.stylesheetTimeoutMs],
  ['one task of a compiler, in ms', 1000, limits.buildTaskTimeoutMs],
  ['compilers at once', 2, valueIn('packages/runner/src/outside/builder.ts', 'poolSize')],
  ['grace before Python is ended, in ms', 1000, limits.pythonCancelGraceMs],
  ['between two saves to the account, in ms', 5000, limits.codeSaveIntervalMs],
  ['typing a username before it is checked, in ms', 2000, limits.usernameCheckDebounceMs],
  ['session until automatic sign-out, in ms', 21_600_000, limits.automaticSignOutMs],
  [
    'notice of automatic sign-out, in ms',
    500,
    valueIn('apps/web/app/shell/automatic-sign-out.tsx', 'noticeMs'),
  ],
  [
    'waiting before a page says that it is slow, in s',
    5,
    numberAfter('apps/web/app/shared/ui/full-screen-loader.css', 'loader-speaks 0s '),
  ],
  ['typing before the preview is shown again, in ms', 700, limits.previewDebounceMs],
  ['without a connection until the notice, in ms', 5000, limits.offlineNoticeMs],
  ['opening a page until the notice, in ms', 1000, limits.slowPageNoticeMs],
  ['scrolled until the header has a shadow, in pixels', 20, limits.headerShadowAfterPx],
  ['closing a message, in ms', 500, limits.flashTransitionMs],
  ['letters in the id of a message', 21, limits.flashIdLength],
  ['a loop in a preview', { ms: 100, turnsBetweenLooks: 100 }, limits.previewLoopLimit],
  ['a loop in a test', { ms: 1500, turnsBetweenLooks: 2000 }, limits.testLoopLimit],
  [
    'confetti: 200 pieces in five bursts',
    [50, 40, 40, 40, 30],
    valueIn('apps/web/app/workshop/completion/confetti.ts', 'bursts'),
  ],
  ['first of the compliments', 'Happy Coding!', en.compliments[0]],
  ['compliments, to the nearest ten', 120, Math.round(en.compliments.length / 10) * 10],
  ['quotations and encouragements', 200, encouragements.length],
  ['sound volume at first', 50, usePreferences.getState().soundVolume],
  [
    'loudness at volume 0 and 100: -60 and 0 dB',
    [-60, 0],
    [0, 100].map((volume) => 20 * Math.log10(gainOf(volume))),
  ],
  [
    'longest address of a forum’s form',
    8000,
    valueIn('apps/web/app/workshop/help/forum-links.ts', 'maximumLength'),
  ],
  ['rows on a page of the timeline', 15, limits.timelineRowsPerPage],
  [
    'pages before there are buttons to both ends',
    10,
    valueIn('apps/web/app/profile/timeline/pager.tsx', 'pagesBeforeJumps'),
  ],
  [
    'months in a window of the heat map',
    6,
    valueIn('apps/web/app/profile/heat-map/activity.ts', 'monthsOfWindow'),
  ],
  ['levels of 0, 1, 3, 4, 7 and 8 points a day', [0, 1, 1, 2, 2, 3], [0, 1, 3, 4, 7, 8].map(activityLevel)],
  ['longest email address', 254, limits.maxEmailLength],
  ['longest local part of one', 64, limits.maxEmailLocalPartLength],
  ['longest link', 2082, limits.maxLinkLength],
  ['amounts of donations, in cents', [500, 1000, 2000, 4000], limits.donationAmounts],
  ['donation that is chosen at first, in cents', 500, limits.defaultDonationAmount],
  ['donation that is chosen at first where it is asked for', 2000, limits.preselectedDonationAmount],
  ['monthly plans, in cents', [500, 1000, 2000, 3000, 4000, 5000], limits.donationPlanAmounts],
  ['completed challenges before a card is charged', 3, limits.completionsBeforeCard],
  ['language of the lessons', 'english', environmentVariables.CURRICULUM_LOCALE.default],
  ['new courses are shown', 'false', environmentVariables.SHOW_NEW_CURRICULUM.default],
  ['upcoming courses are shown', 'false', environmentVariables.SHOW_UPCOMING_CHANGES.default],
  ['halves of an experiment about the home page, in percent', 50, features['landing-page-redesign'].percentB],
  ['halves of an experiment about donations, in percent', 50, features['show-modal-randomly'].percentB],
  [
    'tests of the experiments themselves',
    [undefined, undefined],
    [features['aa-test'].percentB, features['aa-test-in-component'].percentB],
  ],
  ['new and upcoming courses', [false, false], [features['new-curriculum'], features['upcoming-changes']]],
  ['deployment', 'production', environmentVariables.DEPLOYMENT.default],
  [
    'spacers, in pixels',
    [2.5, 5, 10, 15, 30, 45, 90],
    pixelsIn('apps/web/app/shared/ui/tokens.css', 'space'),
  ],
  ['theme color', '#0a0a23', manifest['theme_color']],
]
