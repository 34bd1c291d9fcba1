import { chargeStripeCard, showMonthlyGift, updateStripeCard } from '@cairn/contract'
import { expect, type Page } from '@playwright/test'
import { appearances } from '../product/appearances.ts'
import { signUp } from '../product/certificate-campers.ts'
import { completeStones } from '../product/complete-stones.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { nightly, test } from '../product/journey.ts'
import { openWithoutScripts } from '../product/open-without-scripts.ts'
import { profileLessons } from '../product/profile-lessons.ts'
import { type SeededSchool, startSeededSchool } from '../product/start-seeded-school.ts'
import { tabTo } from '../product/tab-to.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

let school: SeededSchool

test.beforeAll(async () => {
  school = await startSeededSchool(profileLessons, {
    DONATION_DEMO: 'true',
    PATREON_URL: 'https://www.patreon.com/hill-school',
  })
})
test.afterAll(() => school.close())
/** The browser's own messages about a call that is refused or never arrives; these journeys cause some. */
test.beforeEach(({ page }) => failOnConsoleErrors(page, { expected: /status of 40[02349]|net::ERR_FAILED/ }))

const open = (page: Page, path: string) => page.goto(school.product.origin + path)
const chosen = (page: Page) => page.getByRole('heading', { name: /^Your gift:/ })
const give = (page: Page) => page.getByRole('button', { name: /^Give / })
const request = (page: Page) => page.getByRole('link', { name: 'Would you like to help?' })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you!' })

/** Signs up a camper who has completed three steps. */
async function signUpLearner(page: Page, email: string) {
  const camper = await signUp(page, school, email)
  await completeStones(school.database, camper.userId, [0, 3])
  return camper
}

async function choose(page: Page, { amount = '$5', often = 'Every month' } = {}): Promise<void> {
  await page.getByRole('radio', { name: often }).check()
  await page.getByRole('radio', { name: amount }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: 'Card or wallet' }).click()
  await page.getByRole('radio', { name: card }).check()
  await give(page).click()
}

test('a visitor gives once, without an account', async ({ page }) => {
  await open(page, '/donate')
  await expect(chosen(page)).toHaveText('Your gift: $5 a month')
  await choose(page, { amount: '$20', often: 'Once' })
  await expect(chosen(page)).toHaveText('Your gift: $20 once')
  await page.getByRole('button', { name: 'Card or wallet' }).click()
  await give(page).click()
  await expect(thanks(page)).toBeFocused()
})

nightly('a gift that is chosen before the scripts run is the one that is paid', async ({ page }) => {
  const arrive = await openWithoutScripts(page, `${school.product.origin}/donate`)
  await choose(page, { amount: '$20', often: 'Once' })
  arrive()
  await expect(page.getByRole('button', { name: 'Card or wallet' })).toBeVisible()
  await expect(chosen(page)).toHaveText('Your gift: $20 once')
})

test('a camper becomes a supporter: a declined card loses nothing, and another one is thanked for', async ({
  page,
}) => {
  await signUpLearner(page, 'supporter@example.org')
  await open(page, '/learn')
  await expect(request(page)).toBeVisible()
  await open(page, '/supporters')
  await expect(page.getByText('We have no record of a gift from you.')).toBeVisible()
  await page.getByRole('link', { name: 'Become a supporter' }).click()
  await choose(page, { amount: '$10' })
  await payWith(page, 'A card that is declined')
  await expect(page.getByRole('status').getByText('Your bank declined the payment.')).toBeVisible()
  await expect(chosen(page)).toHaveText('Your gift: $10 a month')
  await payWith(page, 'A card that works')
  await expect(thanks(page)).toBeFocused()

  await open(page, '/supporters')
  await expect(page.getByText('You are a supporter. Thank you!')).toBeVisible()
  await open(page, '/donate')
  await expect(page.getByRole('heading', { name: 'Thank you for your support' })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.locator('.avatar').first()).toHaveAttribute('data-thanks', 'donor')
  await open(page, '/learn')
  await expect(page.getByRole('link', { name: 'Cairns' })).toBeVisible()
  await expect(request(page)).toHaveCount(0)
})

nightly('a camper with fewer than three steps is told so before the card is asked for', async ({ page }) => {
  await signUp(page, school, 'early@example.org')
  await open(page, '/donate')
  await choose(page)
  await payWith(page, 'A card that works')
  await expect(page.getByRole('status').getByText('Complete three steps first')).toBeVisible()
})

nightly('what was chosen survives a reload, and can be changed', async ({ page }) => {
  await open(page, '/donate')
  await choose(page, { amount: '$40', often: 'Once' })
  await page.reload()
  await expect(chosen(page)).toHaveText('Your gift: $40 once')
  await expect(page.getByRole('link', { name: /^Patreon/ })).toHaveAttribute(
    'href',
    'https://www.patreon.com/hill-school',
  )
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByRole('radio', { name: '$40' })).toBeChecked()
})

nightly(
  'a gift whose call never arrives is not charged, keeps what was chosen, and can be given again',
  async ({ page }) => {
    await signUpLearner(page, 'train@example.org')
    await open(page, '/donate?amount=2000&duration=onetime&step=pay')
    await page.route(`**${chargeStripeCard.path}`, (route) => route.abort())
    await payWith(page, 'A card that works')
    await expect(
      page.getByRole('status').getByText('Something went wrong, and your gift did not go through.'),
    ).toBeVisible()
    await page.unroute(`**${chargeStripeCard.path}`)
    await expect(give(page)).toHaveText('Give $20 once')
    await give(page).click()
    await expect(thanks(page)).toBeFocused()
  },
)

nightly('a gift is given with the keyboard alone', async ({ page }) => {
  await open(page, '/donate')
  await tabTo(page, page.getByRole('radio', { name: '$5' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '$10' })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Continue' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Card or wallet' }))
  await page.keyboard.press('Enter')
  await tabTo(page, give(page))
  await page.keyboard.press('Enter')
  await expect(thanks(page)).toBeFocused()
})

nightly(
  'another card for a monthly gift is entered on the page of the provider, which may fail to open, and leads back',
  async ({ page }) => {
    await open(page, '/update-stripe-card')
    await expect(page.getByText('Sign in to change your card.')).toBeVisible()
    await signUpLearner(page, 'card@example.org')
    await open(page, '/update-stripe-card')
    await expect(page.getByText('We have no card on file for you.')).toBeVisible()
    await expect(page.getByText('Gifts through Patreon are not recorded here.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enter another card' })).toHaveCount(0)
    await open(page, '/donate')
    await choose(page)
    await payWith(page, 'A card that works')
    await page.getByRole('link', { name: 'See what supporters get' }).click()
    await page.getByRole('link', { name: 'Change your card' }).click()
    await page.route(`**${updateStripeCard.path}`, (route) => route.abort())
    await page.getByRole('button', { name: 'Enter another card' }).click()
    await expect(
      page.getByRole('status').getByText('The page for changing your card did not open.'),
    ).toBeVisible()
    await page.unroute(`**${updateStripeCard.path}`)
    await page.getByRole('button', { name: 'Enter another card' }).click()
    await expect(page.getByText('Your new card is saved.')).toBeVisible()
  },
)

nightly(
  'another card is offered where the school does not say how the monthly gift is paid',
  async ({ page }) => {
    await signUpLearner(page, 'unsaid@example.org')
    await open(page, '/donate')
    await choose(page)
    await payWith(page, 'A card that works')
    await expect(thanks(page)).toBeFocused()
    await page.route(`**${showMonthlyGift.path}`, (route) => route.abort())
    await open(page, '/supporters')
    await page.getByRole('link', { name: 'Change your card' }).click()
    await expect(page.getByRole('button', { name: 'Enter another card' })).toBeVisible()
  },
)

nightly('a monthly gift is said to end with its account, where there is one', async ({ page }) => {
  await signUpLearner(page, 'leaving@example.org')
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const openDialog = async () => {
    await open(page, '/settings/data')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog).toBeVisible()
  }
  const ends = dialog.getByText('Your monthly gift ends with your account')
  await openDialog()
  await expect(ends).toHaveCount(0)
  await open(page, '/donate')
  await choose(page)
  await payWith(page, 'A card that works')
  await expect(thanks(page)).toBeFocused()
  await openDialog()
  await expect(ends).toBeVisible()
  await expectNoViolations(page)
})

nightly('without scripts the page can be read, and says what needs them', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await open(page, '/donate')
  await expect(page.locator('noscript .notice')).toHaveText(/^Paying needs scripts/)
  await expect(page.getByText('Do I get a receipt?')).toBeVisible()
})

for (const { colorScheme, direction } of appearances) {
  nightly(
    `axe finds nothing in ${colorScheme} colors, ${direction}, in narrow windows, too`,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      for (const path of ['/donate', '/donate?amount=2000&step=pay', '/supporters', '/update-stripe-card']) {
        await open(page, path)
        await page.evaluate((dir) => {
          document.documentElement.dir = dir
        }, direction)
        for (const width of [1280, 375, 320]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
          await expectNoViolations(page)
        }
      }
    },
  )
}
