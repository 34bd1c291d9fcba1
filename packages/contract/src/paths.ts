/** The settings' sections with an address below theirs. What campers say about themselves is at `/settings` itself. */
export const settingsSections = ['privacy', 'email', 'certifications', 'preferences', 'data'] as const
export type SettingsSection = (typeof settingsSections)[number]

/** The operators' pages with an address below theirs. The overview is at `/admin` itself. */
export const adminSections = ['campers', 'reports', 'mail', 'log'] as const
export type AdminSection = (typeof adminSections)[number]

type ChallengeAddress = { superBlock: string; block: string; dashedName: string }

/** The id of a certification's entry in the settings. */
export const certificationAnchor = (certSlug: string): string => `cert-${certSlug}`

/** Addresses of pages. */
export const paths = {
  home: '/',
  learn: '/learn',
  /** Questions about finished lessons. */
  review: '/learn/review',
  search: '/search',
  /** The license of lessons that come from elsewhere. */
  lessonsLicense: '/lessons-license.txt',
  /** Leads to the school's forum, elsewhere. */
  forum: '/forum',
  donate: '/donate',
  supporters: '/supporters',
  updateStripeCard: '/update-stripe-card',
  settings: '/settings',
  settingsOf: (section: SettingsSection) => `/settings/${section}`,
  admin: '/admin',
  adminOf: (section: AdminSection) => `/admin/${section}`,
  /** Operators' list of campers, already searched. */
  adminSearch: (search: string) => `/admin/campers?search=${encodeURIComponent(search)}`,
  updateEmail: '/update-email',
  emailSignUp: '/email-sign-up',
  signIn: '/signin',
  /** The sign-in page, which leads back to an address. */
  signInTo: (returnTo: string) => `/signin?returnTo=${encodeURIComponent(returnTo)}`,
  signInProvider: (id: string) => `/signin/oidc/${id}`,
  signOut: '/signout',
  signInSettings: '/settings/sign-in',
  superBlock: (superBlock: string) => `/learn/${superBlock}`,
  block: (superBlock: string, block: string) => `/learn/${superBlock}/#${block}`,
  /** The page of a block by itself. */
  blockPage: (superBlock: string, block: string) => `/learn/${superBlock}/${block}`,
  challenge: ({ superBlock, block, dashedName }: ChallengeAddress) =>
    `/learn/${superBlock}/${block}/${dashedName}`,
  /** The event stream of changes to the lessons, while an author works. */
  authoringNews: '/dev/lessons',
  /** The event stream of what other programs record for the signed-in camper. */
  progressNews: '/user/progress-news',
  /** A certificate's permanent address, which names no one. */
  credential: (id: string) => `/certification/id/${id}`,
  /** Checks certificates in the browser, also as a saved file. */
  verifier: '/credentials/verifier.html',
  certification: (username: string, certSlug: string) => `/certification/${username}/${certSlug}`,
  /** Shown where a certificate is shared. */
  certificatePicture: (username: string, certSlug: string) =>
    `/certification/${username}/${certSlug}/preview.png`,
  /** The handwritten name of the person who signs certificates. */
  signaturePicture: '/certification/signature',
  /** A certification in the camper's settings, unfolded: what it still asks for, and the button to claim it. */
  certificationClaim: (certSlug: string) => `/settings/certifications#${certificationAnchor(certSlug)}`,
  profile: (username: string) => `/${username}`,
  /** Shown where a page without a picture of its own is shared; made by `npm run pictures`. */
  schoolPicture: '/sharing.png',
  /** Shown where a profile is shared. */
  activityPicture: (username: string) => `/activity-pictures/${username}`,
  /** What is wrong with a lesson, where no script opens a dialog. */
  lessonReport: (challengePath: string) => `/lesson-report${challengePath}`,
  reportUser: (username: string) => `/user/${username}/report-user`,
  /** All data of an account as a file; also a call. */
  accountExport: '/account/export',
  appData: '/page-data/app-data.json',
  pageData: (pathname: string) => `/page-data${pathname === '/' ? '/index' : pathname}/page-data.json`,
} as const

/**
 * Whether a page may load the scripts of payment providers, and has a content policy of its own for them. It must be
 * opened as a document, never by the router.
 */
export function takesPayments(pathname: string): boolean {
  return pathname === paths.donate
}
