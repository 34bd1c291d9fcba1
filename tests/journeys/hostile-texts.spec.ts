import { csrfCookie, csrfHeader, updateAbout, updatePortfolio, updateProfileUi } from '@cairn/contract'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { everythingShown } from '../../apps/server/src/testing/everything-shown.ts'
import { hostileTexts } from '../product/hostile-texts.ts'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { signInByCode } from '../product/visitor.ts'

const product = openSharedSchool()

const itemsAtOnce = 50
const canaryOf = (page: Page) => page.evaluate(() => (globalThis as { canary?: number }).canary)

async function put(context: BrowserContext, path: string, data: object): Promise<void> {
  const cookies = await context.cookies()
  const token = cookies.find(({ name }) => name === csrfCookie)?.value ?? ''
  const answer = await context.request.put(product.origin + path, {
    data,
    headers: { [csrfHeader]: token, origin: product.origin },
  })
  expect(answer.status()).toBe(200)
}

nightly(
  'nothing that campers write runs as code, on any page that shows it',
  async ({ page, context, browser }) => {
    test.slow()
    expect(hostileTexts.length).toBeGreaterThan(500)
    await page.goto(`${product.origin}/signin`)
    await signInByCode(page, product, 'hostile@example.org')
    const { result: username } = (await (
      await page.request.get(`${product.origin}/user/get-session-user`)
    ).json()) as { result: string }
    await put(context, updateProfileUi.path, { profileUI: everythingShown })
    const visitor = await (await browser.newContext()).newPage()
    for (let start = 0; start < hostileTexts.length; start += 2 * itemsAtOnce) {
      const texts = hostileTexts.slice(start, start + itemsAtOnce)
      const others = hostileTexts.slice(start + itemsAtOnce, start + 2 * itemsAtOnce)
      const titles = texts.map((text, index) => (others[index] ?? text).slice(0, 144))
      const [first = '', second = ''] = texts
      await put(context, updateAbout.path, {
        name: first.slice(0, 100),
        location: second.slice(0, 100),
        about: first + second,
      })
      await put(context, updatePortfolio.path, {
        portfolio: texts.map((text, index) => ({
          id: `${index}`,
          title: titles[index],
          url: `https://a.example/${encodeURIComponent(text)}`,
          image: '',
          description: text,
        })),
      })
      for (const [reader, path] of [
        [page, '/settings'],
        [page, `/${username}`],
        [visitor, `/${username}`],
      ] as const) {
        await reader.goto(product.origin + path)
        // All of them appear, as text.
        await expect(reader.getByText(titles.at(-1)?.trim() ?? '').first()).toBeAttached()
        expect(await canaryOf(reader)).toBeUndefined()
      }
    }
  },
)

nightly('twin: the same texts run in a page that takes them for HTML', async ({ page }) => {
  const live: string[] = []
  for (const text of hostileTexts.slice(0, 60)) {
    await page.goto('about:blank')
    await page.setContent(`<p>${text}</p>`)
    await page.waitForLoadState('load')
    if ((await canaryOf(page)) === 1) live.push(text)
  }
  expect(live.length).toBeGreaterThan(10)
})
