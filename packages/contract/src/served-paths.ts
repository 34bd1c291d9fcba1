/** Addresses that only the server, its mails and other programs lead to: no page has to load them. */
export const servedPaths = {
  blocked: '/blocked',
  /** The sign-in page, waiting for a mailed code. */
  signInCode: '/signin?step=code',
  /** Where the link in a notice leads, to undo the change. */
  undo: '/settings/undo',
  /** The same, in mails of earlier releases. */
  undoEmail: '/settings/undo-email',
  /** What a certificate is given for, as data. */
  achievement: (certSlug: string) => `/achievements/${certSlug}`,
  /** Which certificates the school has taken back, as data. */
  statusList: (purpose: string, list: number | string) => `/credentials/status/${purpose}/${list}`,
  /** What pages of one version of the school share, as data. */
  sharedData: (version: string) => `/page-data/sq/d/${version}.json`,
} as const
