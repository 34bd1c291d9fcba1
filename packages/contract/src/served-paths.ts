/** Addresses that no page of the school leads to: browsers need not load them. */
export const servedPaths = {
  /** What a certificate is given for, as data. */
  achievement: (certSlug: string) => `/achievements/${certSlug}`,
  /** Which certificates the school has taken back, as data. */
  statusList: (purpose: string, list: number | string) => `/credentials/status/${purpose}/${list}`,
  /** What pages of one version of the school share, as data. */
  sharedData: (version: string) => `/page-data/sq/d/${version}.json`,
} as const
