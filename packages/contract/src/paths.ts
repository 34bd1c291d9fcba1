type ChallengeAddress = { superBlock: string; block: string; dashedName: string }

/** Addresses of specification §2. */
export const paths = {
  home: '/',
  learn: '/learn',
  settings: '/settings',
  updateEmail: '/update-email',
  emailSignUp: '/email-sign-up',
  blocked: '/blocked',
  signIn: '/signin',
  /** The sign-in page, waiting for a code that has been mailed. */
  signInCode: '/signin?step=code',
  signInProvider: (id: string) => `/signin/oidc/${id}`,
  signOut: '/signout',
  /** Where the notice of a change leads, to take it back. */
  undo: '/settings/undo',
  /** The same in mails of earlier releases. */
  undoEmail: '/settings/undo-email',
  signInSettings: '/settings/sign-in',
  superBlock: (superBlock: string) => `/learn/${superBlock}`,
  block: (superBlock: string, block: string) => `/learn/${superBlock}/#${block}`,
  challenge: ({ superBlock, block, dashedName }: ChallengeAddress) =>
    `/learn/${superBlock}/${block}/${dashedName}`,
  /** Event stream of the lessons' changes, while an author works. */
  authoringNews: '/dev/lessons',
  certification: (username: string, certSlug: string) => `/certification/${username}/${certSlug}`,
  profile: (username: string) => `/${username}`,
  reportUser: (username: string) => `/user/${username}/report-user`,
  pageData: (pathname: string) => `/page-data${pathname === '/' ? '/index' : pathname}/page-data.json`,
} as const
