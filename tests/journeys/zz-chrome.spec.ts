import { inLanguage, type Language, languageNames } from '@cairn/contract'
import { test } from '../product/journey.ts'
import { startFreshProduct } from '../product/start-fresh-product.ts'
import { signInByCode } from '../product/visitor.ts'

test('pictures', async ({ page, browser }) => {
  test.setTimeout(240_000)
  const product = await startFreshProduct({
    FORUM_URL: 'https://forum.example', SCHOOL_ADDRESS: '12 Harbor Street, Springfield', SCHOOL_EMAIL: 'hello@school.example',
    SCHOOL_PHONE: '+49 30 1234567', ABOUT_LINK: 'https://a.example', PRIVACY_LINK: 'https://a.example', TERMS_LINK: 'https://a.example', SOURCE_LINK: 'https://a.example', STATUS_LINK: 'https://a.example',
  })
  const wide = 0
  for (const language of languageNames as Language[]) {
    await page.goto(product.origin + inLanguage('/signin', language))
    for (const width of [320, 375, 980]) {
      await page.setViewportSize({ width, height: 500 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      const heights = await page.evaluate(() => [...document.querySelectorAll('.site-header__row, .site-header__promotion')].map((e) => Math.round(e.getBoundingClientRect().height)))
      console.log(language, width, over, heights.join())
    }
  }
  for (const [language, width] of [['german', 320], ['german', 980], ['arabic', 375], ['japanese', 767], ['english', 1440], ['arabic', 1440]] as const) {
    await page.setViewportSize({ width, height: 600 })
    await page.goto(product.origin + inLanguage('/learn', language))
    await page.screenshot({ path: `/tmp/chrome-${language}-${width}.png` })
    await page.locator('.site-header [popovertarget]:visible').last().click()
    await page.screenshot({ path: `/tmp/chrome-${language}-${width}-menu.png` })
    await page.keyboard.press('Escape')
    await page.locator('.site-footer').screenshot({ path: `/tmp/chrome-${language}-${width}-footer.png` })
  }
  await page.setViewportSize({ width: 320, height: 600 })
  await page.goto(product.origin + '/signin')
  await signInByCode(page, product, 'ada@example.org')
  for (const [language, width] of [['english', 320], ['german', 980], ['arabic', 375]] as const) {
    await page.setViewportSize({ width, height: 600 })
    await page.goto(product.origin + inLanguage('/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide/step-1', language))
    await page.waitForSelector('.site-header .avatar')
    await page.screenshot({ path: `/tmp/chrome-in-${language}-${width}.png` })
    for (const [i, b] of (await page.locator('.site-header [popovertarget]:visible').all()).entries()) {
      await b.click()
      await page.screenshot({ path: `/tmp/chrome-in-${language}-${width}-${i}.png` })
    }
  }
  void wide, browser
  await product.stop()
})
