type ChallengeAddress = { superBlock: string; block: string; dashedName: string }

/** Addresses of specification §2. */
export const paths = {
  home: '/',
  learn: '/learn',
  signIn: '/signin',
  signOut: '/signout',
  superBlock: (superBlock: string) => `/learn/${superBlock}`,
  block: (superBlock: string, block: string) => `/learn/${superBlock}/#${block}`,
  challenge: ({ superBlock, block, dashedName }: ChallengeAddress) =>
    `/learn/${superBlock}/${block}/${dashedName}`,
  /** Event stream of the lessons' changes, while an author works. */
  authoringNews: '/dev/lessons',
  settings: '/settings',
  certification: (username: string, certSlug: string) => `/certification/${username}/${certSlug}`,
  profile: (username: string) => `/${username}`,
  pageData: (pathname: string) => `/page-data${pathname === '/' ? '/index' : pathname}/page-data.json`,
} as const
