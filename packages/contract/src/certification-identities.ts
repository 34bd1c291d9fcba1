import type { CertificationFlag } from './entities/certification-flags.ts'

export type CertificationIdentity = {
  id: string
  /** Former ids under which older claims are recorded. */
  formerIds?: readonly string[]
  title: string
  abbreviation: string
  /** The field of a user that says whether it is held; null if it never had one. */
  flag: CertificationFlag | null
  superBlock: string | null
  kind: 'modern' | 'legacy' | 'upcoming'
  /** Printed on the certificate; null: no line about hours. */
  completionHours: number | null
}

/** The certifications by slug, in the order in which they are listed. */
export const certificationIdentities = {
  'responsive-web-design': {
    id: '561add10cb82ac38a17513bc',
    title: 'Responsive Web Design',
    abbreviation: 'rwd',
    flag: 'isRespWebDesignCert',
    superBlock: '2022/responsive-web-design',
    kind: 'modern',
    completionHours: 300,
  },
  'javascript-algorithms-and-data-structures-v8': {
    id: '658180220947283cdc0689ce',
    title: 'JavaScript Algorithms and Data Structures (Beta)',
    abbreviation: 'jaads',
    flag: 'isJsAlgoDataStructCertV8',
    superBlock: 'javascript-algorithms-and-data-structures-v8',
    kind: 'modern',
    completionHours: 300,
  },
  'front-end-development-libraries': {
    id: '561acd10cb82ac38a17513bc',
    title: 'Front End Development Libraries',
    abbreviation: 'fedl',
    flag: 'isFrontEndLibsCert',
    superBlock: 'front-end-development-libraries',
    kind: 'modern',
    completionHours: 300,
  },
  'data-visualization': {
    id: '5a553ca864b52e1d8bceea14',
    title: 'Data Visualization',
    abbreviation: 'dv',
    flag: 'is2018DataVisCert',
    superBlock: 'data-visualization',
    kind: 'modern',
    completionHours: 300,
  },
  'relational-database-v8': {
    id: '606243f50267e718b1e755f4',
    title: 'Relational Database',
    abbreviation: 'rd',
    flag: 'isRelationalDatabaseCertV8',
    superBlock: 'relational-database',
    kind: 'modern',
    completionHours: 300,
  },
  'back-end-development-and-apis': {
    id: '561add10cb82ac38a17523bc',
    title: 'Back End Development and APIs',
    abbreviation: 'bedaa',
    flag: 'isApisMicroservicesCert',
    superBlock: 'back-end-development-and-apis',
    kind: 'modern',
    completionHours: 300,
  },
  'quality-assurance-v7': {
    id: '5e611829481575a52dc59c0e',
    title: 'Quality Assurance',
    abbreviation: 'qa',
    flag: 'isQaCertV7',
    superBlock: 'quality-assurance',
    kind: 'modern',
    completionHours: 300,
  },
  'scientific-computing-with-python-v7': {
    id: '5e44431b903586ffb414c951',
    title: 'Scientific Computing with Python',
    abbreviation: 'scwp',
    flag: 'isSciCompPyCertV7',
    superBlock: 'scientific-computing-with-python',
    kind: 'modern',
    completionHours: 300,
  },
  'data-analysis-with-python-v7': {
    id: '5e46fc95ac417301a38fb934',
    title: 'Data Analysis with Python',
    abbreviation: 'dawp',
    flag: 'isDataAnalysisPyCertV7',
    superBlock: 'data-analysis-with-python',
    kind: 'modern',
    completionHours: 300,
  },
  'information-security-v7': {
    id: '5e6021435ac9d0ecd8b94b00',
    title: 'Information Security',
    abbreviation: 'is',
    flag: 'isInfosecCertV7',
    superBlock: 'information-security',
    kind: 'modern',
    completionHours: 300,
  },
  'machine-learning-with-python-v7': {
    id: '5e46fc95ac417301a38fb935',
    title: 'Machine Learning with Python',
    abbreviation: 'mlwp',
    flag: 'isMachineLearningPyCertV7',
    superBlock: 'machine-learning-with-python',
    kind: 'modern',
    completionHours: 300,
  },
  'college-algebra-with-python-v8': {
    id: '61531b20cc9dfa2741a5b800',
    title: 'College Algebra with Python',
    abbreviation: 'cawp',
    flag: 'isCollegeAlgebraPyCertV8',
    superBlock: 'college-algebra-with-python',
    kind: 'modern',
    completionHours: 300,
  },
  'secure-static-sites': {
    id: '6c971321-3fff-5c9b-becc-73ddb2771d3a',
    title: 'Building Static Sites with Secure HTTP Headers',
    abbreviation: 'bsswshh',
    flag: 'isSecureStaticSitesCert',
    superBlock: 'secure-static-sites',
    kind: 'modern',
    completionHours: 300,
  },
  'network-security': {
    id: '46647b0c-cca1-5ef3-95bb-e2bac3cc4b79',
    title: 'Network Security',
    abbreviation: 'ns',
    flag: 'isNetworkSecurityCert',
    superBlock: 'network-security',
    kind: 'modern',
    completionHours: 300,
  },
  'legacy-front-end': {
    id: '561add10cb82ac38a17513be',
    title: 'Legacy Front End',
    abbreviation: 'lfe',
    flag: 'isFrontEndCert',
    superBlock: null,
    kind: 'legacy',
    completionHours: 300,
  },
  'javascript-algorithms-and-data-structures': {
    id: '561abd10cb81ac38a17513bc',
    title: 'Legacy JavaScript Algorithms and Data Structures',
    abbreviation: 'ljaads',
    flag: 'isJsAlgoDataStructCert',
    superBlock: 'javascript-algorithms-and-data-structures',
    kind: 'legacy',
    completionHours: 300,
  },
  'legacy-back-end': {
    id: '660add10cb82ac38a17513be',
    title: 'Legacy Back End',
    abbreviation: 'lbe',
    flag: 'isBackEndCert',
    superBlock: null,
    kind: 'legacy',
    completionHours: 300,
  },
  'legacy-data-visualization': {
    id: '561add10cb82ac39a17513bc',
    formerIds: ['561add10cb82ac38a17513b3'],
    title: 'Legacy Data Visualization',
    abbreviation: 'ldv',
    flag: 'isDataVisCert',
    superBlock: null,
    kind: 'legacy',
    completionHours: 300,
  },
  'information-security-and-quality-assurance': {
    id: '561add10cb82ac38a17213bc',
    title: 'Legacy Information Security and Quality Assurance',
    abbreviation: 'lisaqa',
    flag: 'isInfosecQaCert',
    superBlock: null,
    kind: 'legacy',
    completionHours: 300,
  },
  'foundational-c-sharp-with-microsoft': {
    id: '647f7da207d29547b3bee1ba',
    title: 'Foundational C# with Microsoft',
    abbreviation: 'fcswm',
    flag: 'isFoundationalCSharpCertV8',
    superBlock: 'foundational-c-sharp-with-microsoft',
    kind: 'modern',
    completionHours: 300,
  },
  'front-end-development-v9': {
    id: '64514fda6c245de4d11eb7bb',
    title: 'Front End Development',
    abbreviation: 'fed',
    flag: null,
    superBlock: 'front-end-development',
    kind: 'upcoming',
    completionHours: 300,
  },
  'upcoming-python-v8': {
    id: '64afc4e8f3b37856e035b85f',
    title: 'Upcoming Python Certification',
    abbreviation: 'up',
    flag: 'isUpcomingPythonCertV8',
    superBlock: 'upcoming-python',
    kind: 'upcoming',
    completionHours: 300,
  },
  'a2-english-for-developers-v8': {
    id: '651dd7e01d697d0aab7833b7',
    title: 'A2 English for Developers',
    abbreviation: 'a2efd',
    flag: null,
    superBlock: 'a2-english-for-developers',
    kind: 'upcoming',
    completionHours: null,
  },
  'b1-english-for-developers-v8': {
    id: '66607e53317411dd5e8aae21',
    title: 'B1 English for Developers',
    abbreviation: 'b1efd',
    flag: null,
    superBlock: 'b1-english-for-developers',
    kind: 'upcoming',
    completionHours: null,
  },
  'full-stack': {
    id: '561add10cb82ac38a17213bd',
    title: 'Legacy Full Stack',
    abbreviation: 'lfs',
    flag: 'isFullStackCert',
    superBlock: null,
    kind: 'legacy',
    completionHours: 1800,
  },
} as const satisfies Record<string, CertificationIdentity>

/** The fixed facts about a certification; undefined for one that a school has created itself. */
export function findCertificationIdentity(slug: string): CertificationIdentity | undefined {
  const identities: Readonly<Record<string, CertificationIdentity>> = certificationIdentities
  return Object.hasOwn(identities, slug) ? identities[slug] : undefined
}

/** Certifications by the ids under which claims are recorded. */
const byId: ReadonlyMap<string, { certSlug: string; title: string }> = new Map(
  Object.entries<CertificationIdentity>(certificationIdentities).flatMap(
    ([certSlug, { id, formerIds = [], title }]) =>
      [id, ...formerIds].map((one) => [one, { certSlug, title }] as const),
  ),
)

/** The certification whose claims are recorded under an id; undefined for the id of a challenge. */
export function findCertificationById(id: string): { certSlug: string; title: string } | undefined {
  return byId.get(id)
}
