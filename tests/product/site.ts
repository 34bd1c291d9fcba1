import { byExperiment, type SiteConfiguration } from '@cairn/contract'

/** What a page is told of a school on this machine. */
export const site: SiteConfiguration = {
  version: '1',
  appOrigin: 'http://localhost:8000',
  runnerUrl: 'http://localhost:8001/v/1/',
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
  lessonLanguage: 'en',
  lessonLanguages: [],
  codeDelivery: 'local-outbox',
  signInProviders: [],
  forumUrl: null,
  newsUrl: null,
  radioUrl: null,
  searchUrl: null,
  remoteEditorUrl: null,
  defaultVariants: byExperiment(() => 'a'),
  takesEvents: false,
}
