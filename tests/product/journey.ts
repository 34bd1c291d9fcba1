import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test'
import { isNightly } from './is-nightly.ts'
import { startFreshProduct } from './start-fresh-product.ts'
import type { Product } from './start-product.ts'

declare global {
  interface Window {
    isPageComplete?: boolean
  }
}

/** The forum of the shared school, which does not exist. */
const forumUrl = 'https://forum.example'

/**
 * The test of a journey, whose pages are complete when `goto` and `reload` return: scripts run only after the text is
 * painted (docs/architecture.md, “The main ideas”), later than a browser calls a page loaded. What happens before is
 * the matter of `early-actions.spec.ts`. A journey that says itself what to wait for waits for nothing else.
 */
export const test = base.extend<object, { browser: Browser; sharedSchool: Product }>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        await waitForCompletePages(context)
        return context
      }
      await use(browser)
      browser.newContext = newContext
    },
    { scope: 'worker' },
  ],
  /** The product with the lessons of this project and a forum, started once for all files that a worker runs. */
  sharedSchool: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const product = await startFreshProduct({ FORUM_URL: forumUrl })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})

/** A journey, or a detail of one, that `npm test` leaves to the nightly profile, so that it is over in minutes. */
// oxlint-disable-next-line unbound-method -- Playwright's functions need no `this`
export const nightly = isNightly ? test : test.skip

async function waitForCompletePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.isPageComplete = false
    addEventListener('page-is-complete', () => {
      window.isPageComplete = true
    })
  })
  context.on('page', (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = async (address, options) => {
      const response = await goto(address, options)
      if (options?.waitUntil === undefined) await isComplete(page)
      return response
    }
    page.reload = async (options) => {
      const response = await reload(options)
      await isComplete(page)
      return response
    }
  })
}

/** Pages without scripts, files and other sites have nothing to wait for. */
async function isComplete(page: Page): Promise<void> {
  const isOfTheApp = await page.evaluate(
    () =>
      window.isPageComplete === false &&
      matchMedia('(scripting: enabled)').matches &&
      [...document.scripts].some(({ textContent }) => textContent?.includes('page-is-complete')),
  )
  if (!isOfTheApp) return
  await page.waitForFunction(() => {
    // The home page waits for a touch.
    if (!window.isPageComplete) dispatchEvent(new Event('pointermove'))
    return window.isPageComplete
  })
}
