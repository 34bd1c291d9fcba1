import type { SiteConfiguration } from '@cairn/contract'
import { testSite } from '../../apps/server/src/testing/test-site.ts'

/** What a page is told of a school on this machine. */
export const site: SiteConfiguration = {
  ...testSite,
  appOrigin: 'http://localhost:8000',
  runnerUrl: 'http://localhost:8001/v/1/',
  codeDelivery: 'local-outbox',
}
