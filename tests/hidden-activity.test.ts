import { join } from 'node:path'
import type { PageDataOf, PageRenderer } from '@cairn/contract'
import { expect, test } from 'vitest'
import { site } from './product/site.ts'

const { renderPage } = (await import(join(import.meta.dirname, '../.build/web/server/index.js'))) as {
  renderPage: PageRenderer
}

/** The page of a locked profile; `showName` is one of the few things that it says. */
function renderLocked(showName: boolean) {
  const profileUI = {
    isLocked: true,
    showAbout: false,
    showCerts: false,
    showDonation: false,
    showHeatMap: false,
    showLocation: false,
    showName,
    showPoints: false,
    showPortfolio: false,
    showTimeLine: false,
  }
  const page: PageDataOf<'profile'> = {
    screen: 'profile',
    user: { isLocked: true, profileUI, username: 'ada' },
  }
  return renderPage({ path: '/ada', site, loadPageData: async () => page })
}

const styleNonceIn = (policy: string) =>
  /style-src [^;]*'nonce-(?<nonce>[^']+)'/.exec(policy)?.groups?.['nonce'] ?? ''

test('a page that is rendered again because of something hidden is the same, to the letter', async () => {
  const [before, after] = [await renderLocked(false), await renderLocked(false)]
  expect(after).toEqual(before)
  const nonce = styleNonceIn(before.contentSecurityPolicy)
  expect(nonce).toHaveLength(32)
  expect(before.html).toContain(`<meta name="csp-nonce" content="${nonce}"/>`)
})

test('whatever the page says changes its nonce too, so that no text can hold it', async () => {
  const [before, after] = [await renderLocked(false), await renderLocked(true)]
  expect(styleNonceIn(after.contentSecurityPolicy)).not.toBe(styleNonceIn(before.contentSecurityPolicy))
})
