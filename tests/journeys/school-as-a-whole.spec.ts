import { expect, type Page } from '@playwright/test'
import { nightly } from '../product/journey.ts'
import { openFreshSchool } from '../product/open-school.ts'

const course = '/learn/2022/responsive-web-design'
const appData = '**/page-data/app-data.json'
const product = openFreshSchool({
  NEWS_URL: 'https://news.example',
  RADIO_URL: 'https://radio.example/live',
  SEARCH_URL: 'https://news.example/search?q={query}',
})

/** Comes back to a page that was left open, and opens a course from there; whether the page is the same. */
async function returnAndGoOn(page: Page): Promise<boolean> {
  await page.goto(`${product.origin}/learn`)
  const asked = page.waitForResponse(appData)
  await page.evaluate(() => {
    Object.assign(globalThis, { isSamePage: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await (await asked).finished()
  await page.locator(`a[href="${course}"]`).first().click()
  await expect(page).toHaveURL(product.origin + course)
  await expect(page.getByRole('heading', { level: 1, name: /Responsive Web Design/ })).toBeVisible()
  return page.evaluate(() => 'isSamePage' in globalThis)
}

nightly('after an update of the school, an open page loads the next one as a whole', async ({ page }) => {
  await page.route(appData, (route) => route.fulfill({ json: { shared: 'newer' } }))
  expect(await returnAndGoOn(page)).toBe(false)
})

nightly('twin: without one it goes on without loading', async ({ page }) => {
  expect(await returnAndGoOn(page)).toBe(true)
})

nightly('an error that nothing on the page handles is told', async ({ page }) => {
  await page.goto(`${product.origin}/learn`)
  await page.evaluate(() => void Promise.reject(new Error('unexpected')))
  await expect(page.getByText('Something went wrong on our side.')).toBeVisible()
})

nightly('pages lead to the school’s news, its radio and its other search', async ({ page }) => {
  await page.goto(`${product.origin}/search?query=stones`)
  const elsewhere = page.getByRole('navigation', { name: 'Elsewhere' })
  await expect(elsewhere.getByRole('link', { name: 'News' })).toHaveAttribute('href', 'https://news.example')
  await expect(elsewhere.getByRole('link', { name: 'Radio' })).toHaveAttribute(
    'href',
    'https://radio.example/live',
  )
  await expect(page.getByRole('link', { name: 'Search for “stones” on news.example' })).toHaveAttribute(
    'href',
    'https://news.example/search?q=stones',
  )
})
