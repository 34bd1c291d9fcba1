import { expect, type Page } from '@playwright/test'
import { sampledColors } from '../product/appearances.ts'
import { holdCertificate, slug } from '../product/certificate-campers.ts'
import { certificateLessons } from '../product/certificate-lessons.ts'
import { completeStones } from '../product/complete-stones.ts'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { expectBooks } from '../product/expect-books.ts'
import { cards, expectThanks, payByCard, prepareGiver } from '../product/giver.ts'
import { nightly } from '../product/journey.ts'
import { openGivingSchool } from '../product/open-giving-school.ts'

const school = openGivingSchool(certificateLessons)
const question = (page: Page) => page.getByText('This certificate was free.')

nightly(
  'above their own certificate a camper is asked for a gift, can give on a phone, and is not asked again',
  async ({ browser, page }) => {
    const { email } = await prepareGiver(page, school, 'holder@example.org')
    const { userId, username } = await holdCertificate(page, school, email)
    await completeStones(school.database, userId, [1, 4])
    const certificate = `${school.product.origin}/certification/${username}/${slug}`
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(certificate)
    await question(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('radio', { name: '$20' })).toBeChecked()
    await page.getByRole('radio', { name: '$10' }).check()
    for (const colorScheme of sampledColors) {
      await page.emulateMedia({ colorScheme })
      await expectAccessibleIn(page, [
        [1280, 'rtl'],
        [320, 'rtl'],
        [375, 'ltr'],
      ])
    }
    await page.getByRole('link', { name: 'Give $10 a month' }).click()
    await expect(page.getByRole('heading', { name: 'Your gift: $10 a month' })).toBeVisible()
    await expect(page).toHaveURL(/from=Certificate/)
    await page.getByRole('button', { name: 'Card or wallet' }).click()
    await payByCard(page, cards.works)
    await expectThanks(page)
    await expectBooks(school, email, { cents: 1000, statuses: ['succeeded'], isDonor: true })
    await page.goto(certificate)
    await expect(page.locator('.certificate__holder')).toHaveText('Ada Hill')
    await expect(question(page)).toHaveCount(0)

    // Nor is a visitor, for a certificate that is not theirs.
    const visitor = await browser.newPage()
    await visitor.goto(certificate)
    await expect(visitor.locator('.certificate__holder')).toHaveText('Ada Hill')
    await expect(question(visitor)).toHaveCount(0)
    await visitor.close()
  },
)
