import { expect, type Page } from '@playwright/test'
import { appearances } from '../product/appearances.ts'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { cards, expectThanks, payByCard, payByWallet, prepareGiver, signUpGiver } from '../product/giver.ts'
import { nightly } from '../product/journey.ts'
import { openGivingSchool } from '../product/open-giving-school.ts'

const school = openGivingSchool()
const widths = [1280, 375, 320] as const

for (const { colorScheme, direction } of appearances) {
  nightly(
    `from the fields of a card to the supporters’ page axe finds nothing in ${colorScheme} colors, ${direction}`,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      const { open } = await signUpGiver(page, school, `${colorScheme}-${direction}@example.org`)
      const look = () =>
        expectAccessibleIn(
          page,
          widths.map((width) => [width, direction] as const),
        )
      await open('PayPal')
      await expect(page.getByRole('button', { name: 'Pay with PayPal' })).toBeVisible()
      await look()
      await open('Card or wallet')
      await payByCard(page, cards.declined)
      await expect(page.getByText('Your bank declined the payment.')).toBeVisible()
      await look()
      await payByCard(page, cards.works)
      await expectThanks(page)
      await look()
      await page.goto(`${school.product.origin}/supporters`)
      await expect(page.getByText('You are a supporter. Thank you!')).toBeVisible()
      await look()
      await page.goto(`${school.product.origin}/donate?cancelled=paypal`)
      await expect(page.getByRole('heading', { name: 'Thank you for your support' })).toBeVisible()
      await look()
    },
  )
}

nightly(
  'a visitor gives in Arabic: every step is in that language, fits, and axe finds nothing',
  async ({ page }) => {
    await prepareGiver(page, school, 'arabic@example.org')
    const look = () =>
      expectAccessibleIn(
        page,
        widths.map((width) => [width, 'rtl'] as const),
      )
    await page.goto(`${school.product.origin}/arabic/donate?cancelled=paypal`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expectNoEnglish(page)
    await look()
    await page.locator('.giving form button').click()
    await page.locator('.payment__ways button').first().click()
    await expect(page.getByRole('button', { name: 'Pay with the wallet' })).toBeVisible()
    await look()
    await payByWallet(page)
    await expect(page.locator('.giving h2')).toBeFocused()
    await expect(page.locator('.giving h2')).toHaveText('شكرًا جزيلًا!')
    await expectNoEnglish(page)
    await look()
  },
)

/** Amounts and names of providers are written in Latin letters, and no other words. */
async function expectNoEnglish(page: Page): Promise<void> {
  const words = await page.locator('.donate').innerText()
  expect(
    words.match(/[A-Za-z]{2,}/g)?.filter((word) => !['Cairn', 'PayPal', 'US'].includes(word)) ?? [],
  ).toEqual([])
}
