import { chargeStripeCard, updateStripeCard } from '@cairn/contract'
import { expect, type Page } from '@playwright/test'
import { signUp } from '../product/certificate-campers.ts'
import { completeStones } from '../product/complete-stones.ts'
import { test } from '../product/journey.ts'
import { profileLessons } from '../product/profile-lessons.ts'
import { type SeededSchool, startSeededSchool } from '../product/start-seeded-school.ts'

let school: SeededSchool

test.beforeAll(async () => {
  school = await startSeededSchool(profileLessons, { DONATION_DEMO: 'true' })
})
test.afterAll(() => school.close())

const said = (page: Page, text: string) => expect(page.getByRole('status').getByText(text)).toBeVisible()

async function signUpLearner(page: Page, email: string): Promise<void> {
  const { userId } = await signUp(page, school, email)
  await completeStones(school.database, userId, [0, 3])
}

test('a gift whose call never arrives is not charged, keeps what was chosen, and can be given again', async ({
  page,
}) => {
  await signUpLearner(page, 'train@example.org')
  await page.goto(`${school.product.origin}/donate?amount=2000&duration=onetime&step=pay`)
  await page.getByRole('button', { name: 'Card or wallet' }).click()
  await page.getByRole('radio', { name: 'A card that works' }).check()
  await page.route(`**${chargeStripeCard.path}`, (route) => route.abort())
  const give = page.getByRole('button', { name: 'Give $20 once' })
  await give.click()
  await said(page, 'Something went wrong, and your gift did not go through.')
  await page.unroute(`**${chargeStripeCard.path}`)
  await give.click()
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused()
})

test('the page for another card says when the provider’s does not open', async ({ page }) => {
  await signUpLearner(page, 'other-card@example.org')
  await page.goto(`${school.product.origin}/update-stripe-card`)
  await page.route(`**${updateStripeCard.path}`, (route) => route.abort())
  await page.getByRole('button', { name: 'Enter another card' }).click()
  await said(page, 'The page for changing your card did not open.')
})
