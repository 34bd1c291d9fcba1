import { inLanguage, type Language, languageNames } from '@cairn/contract'
import { expect, type Page } from '@playwright/test'
import { sampledColors } from '../product/appearances.ts'
import { becomeCamper } from '../product/become-camper.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { isNightly } from '../product/is-nightly.ts'
import { nightly, test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'
import { tabTo } from '../product/tab-to.ts'
import { failOnConsoleErrors, signInByCode } from '../product/visitor.ts'

const languages: readonly Language[] = isNightly ? languageNames : ['arabic']
const widths = [320, 375, 767, 979, 980, 1440]

const product = openSharedSchool()
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('the camper’s menu is used by keyboard alone, and gives the focus back', async ({ page }) => {
  await page.goto(`${product.origin}/signin`)
  await signInByCode(page, product, 'header-keys@example.org')
  const menu = button(page, 'Your menu')
  await tabTo(page, menu)
  await page.keyboard.press('ArrowDown')
  await expect(link(page, 'Your profile')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(link(page, 'Settings')).toBeFocused()
  await page.keyboard.press('End')
  await expect(button(page, 'Sign out')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(link(page, 'Your profile')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link(page, 'Your profile')).toBeHidden()
  await expect(menu).toBeFocused()

  await page.keyboard.press('ArrowUp')
  await expect(button(page, 'Sign out')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Sign out?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()

  await page.keyboard.press('Enter')
  await link(page, 'Your profile').press('Enter')
  await expect(page).toHaveTitle(/^Profile/)
  await expect(link(page, 'Your profile'), 'the menu is closed').toBeHidden()
})

nightly('a press beside a menu closes it, and so does another menu', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto(product.origin)
  await button(page, 'Menu').click()
  await expect(link(page, 'Curriculum')).toBeVisible()
  await button(page, 'Language and theme').click()
  await expect(link(page, 'Curriculum')).toBeHidden()
  await page.mouse.click(20, 700)
  await expect(button(page, 'Dark')).toBeHidden()
})

nightly('windows under 980 pixels have the links in a menu', async ({ page }) => {
  await page.setViewportSize({ width: 979, height: 740 })
  await page.goto(`${product.origin}/learn`)
  await expect(link(page, 'Curriculum')).toBeHidden()
  await button(page, 'Menu').click()
  await link(page, 'Curriculum').click()
  await expect(page).toHaveURL(`${product.origin}/`)
  await expect(link(page, 'Curriculum')).toBeHidden()
  await page.setViewportSize({ width: 980, height: 740 })
  await expect(link(page, 'Curriculum')).toBeVisible()
  await expect(button(page, 'Menu')).toBeHidden()
})

nightly('a lesson has the menus, too', async ({ page }) => {
  await page.goto(
    `${product.origin}/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide/step-1`,
  )
  await button(page, 'Language and theme').click()
  await link(page, 'Deutsch').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

nightly('the header has a shadow once the page has moved more than 20 pixels', async ({ page }) => {
  const header = page.locator('.site-header')
  const hasShadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow !== 'none')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(product.origin)
  await page.evaluate(() => scrollTo(0, 20))
  expect(await hasShadow()).toBe(false)
  await page.evaluate(() => scrollTo(0, 21))
  await expect.poll(hasShadow).toBe(true)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(hasShadow).toBe(false)
})

for (const language of languages) {
  test(`header and menus fit every window in ${language}, for visitors and campers`, async ({ page }) => {
    await page.goto(product.origin + inLanguage('/learn', language))
    await expectHeaderToFit(page)
    await becomeCamper(page.context(), product, `header-${language}@example.org`)
    await page.goto(product.origin + inLanguage('/learn', language))
    await expect(page.locator('.site-header .avatar')).toBeVisible()
    await expectHeaderToFit(page)
  })
}

for (const colorScheme of sampledColors) {
  nightly(`open menus have no axe violations in ${colorScheme} colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 375, height: 740 })
    await becomeCamper(page.context(), product, `header-${colorScheme}@example.org`)
    await page.goto(`${product.origin}/learn`)
    for (const name of ['Menu', 'Language and theme', 'Your menu']) {
      await button(page, name).click()
      await expectNoViolations(page)
    }
  })
}

/** Nothing of the header or of its menus is outside of the window or covers its neighbor. */
async function expectHeaderToFit(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    for (const opener of await page.locator('.site-header [popovertarget]:visible').all()) {
      await opener.click()
      const menu = page.locator('.header-menu:popover-open')
      await expect(menu, `${width}`).toBeInViewport({ ratio: 0.98 })
      expect(await menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      await page.keyboard.press('Escape')
    }
    expect(await page.evaluate(overlapping), `${width}`).toEqual([])
  }
}

/** The parts of the header that begin before their neighbor ends, or that are outside of the window. */
function overlapping(): string[] {
  const parts = [
    ...document.querySelectorAll(
      '.site-header__logo, .site-header__link, .page-links .header-menu__item, .site-header__promotion',
    ),
  ]
  const boxes = parts
    .filter((part) => part.checkVisibility())
    .map((part) => ({ name: part.className, box: part.getBoundingClientRect() }))
    .toSorted((one, other) => one.box.left - other.box.left)
  return boxes
    .filter(({ box }, index) => {
      const next = boxes[index + 1]?.box.left ?? innerWidth
      return box.left < 0 || box.right > next + 0.5 || box.top < 0 || box.height > 58
    })
    .map(({ name }) => name)
}
