import { byExperiment, type SiteConfiguration } from '@cairn/contract'

/** What pages are told of a school, where tests render none. */
export const testSite: SiteConfiguration = {
  version: '1',
  appOrigin: 'http://localhost',
  runnerUrl: '',
  runnerAssetsPath: '/runner-assets/1/',
  isAuthoring: false,
  frame: {
    promotion: null,
    hasForum: false,
    address: null,
    email: null,
    phone: null,
    links: [],
    isStaging: false,
  },
  certificateSigner: null,
  lessonLanguage: 'en',
  curriculumSource: null,
  lessonLanguages: [],
  codeDelivery: 'mail',
  signInProviders: [],
  forumUrl: null,
  newsUrl: null,
  radioUrl: null,
  searchUrl: null,
  remoteEditorUrl: null,
  donations: null,
  defaultVariants: byExperiment(() => 'a'),
  takesEvents: false,
}
