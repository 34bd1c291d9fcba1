import { expect } from '@playwright/test'
import { expectBooks } from '../product/expect-books.ts'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import {
  expectThanks,
  expectToBeTold,
  openPayPalWindow,
  prepareGiver,
  pressOften,
  signUpGiver,
} from '../product/giver.ts'
import { signUp } from '../product/certificate-campers.ts'
import { nightly } from '../product/journey.ts'
import { openGivingSchool } from '../product/open-giving-school.ts'

const school = openGivingSchool()
const once = 'amount=2000&duration=onetime'

nightly(
  'a window that is closed costs nothing, and one that is approved pays once, however often it is asked for',
  async ({ page }) => {
    const { email, open } = await signUpGiver(page, school, 'window@example.org')
    await open('PayPal')
    const closed = await openPayPalWindow(page)
    await expectToBeTold(page, 'PayPal has opened a window.')
    await closed.getByRole('button', { name: 'Cancel' }).click()
    await expectToBeTold(page, 'You stopped before paying.')
    await expectNoViolations(page)
    await expectBooks(school, email, { cents: 0, statuses: ['processing'], isDonor: false })
    const windows: unknown[] = []
    page.on('popup', (popup) => windows.push(popup))
    const opened = page.waitForEvent('popup')
    await pressOften(page, 'Pay with PayPal')
    await (await opened).getByRole('button', { name: 'Approve' }).click()
    await expectThanks(page)
    expect(windows).toHaveLength(1)
    await expectBooks(school, email, { cents: 1000, statuses: ['succeeded'], isDonor: true })
  },
)

nightly('a bank that says no costs nothing, and the next try pays', async ({ page }) => {
  const { email, open } = await signUpGiver(page, school, 'no@example.org')
  await open('PayPal', page, once)
  const refused = await openPayPalWindow(page)
  await refused.waitForURL(/token=/)
  school.paypal.declined.add(new URL(refused.url()).searchParams.get('token') ?? '')
  await refused.getByRole('button', { name: 'Approve' }).click()
  await expectToBeTold(page, 'Your bank declined the payment.')
  await expectBooks(school, email, { cents: 0, statuses: ['failed'], isDonor: false })
  await (await openPayPalWindow(page)).getByRole('button', { name: 'Approve' }).click()
  await expectThanks(page)
  await expectBooks(school, email, { cents: 2000, statuses: ['failed', 'succeeded'], isDonor: true })
})

nightly('two tabs that give at the same time give once', async ({ page }) => {
  const { email, open } = await signUpGiver(page, school, 'two@example.org')
  const tabs = [page, await page.context().newPage()]
  const opened = []
  for (const tab of tabs) {
    await open('PayPal', tab, once)
    opened.push(await openPayPalWindow(tab))
  }
  await Promise.all(opened.map((popup) => popup.getByRole('button', { name: 'Approve' }).click()))
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  await expectBooks(school, email, { cents: 2000, statuses: ['succeeded'], isDonor: true })
})

nightly('money that was taken without an answer is found, and taken once', async ({ page }) => {
  const { email, open } = await signUpGiver(page, school, 'unanswered@example.org')
  await open('PayPal', page, once)
  school.paypal.lost.push('/capture')
  await (await openPayPalWindow(page)).getByRole('button', { name: 'Approve' }).click()
  await expectThanks(page)
  expect(school.paypal.lost).toEqual([])
  await expectBooks(school, email, { cents: 2000, statuses: ['succeeded'], isDonor: true })
})

nightly(
  'without its script a visitor pays on PayPal’s page, and loses nothing by coming back without having paid',
  async ({ page }) => {
    const { email, open, paypal } = await prepareGiver(page, school, 'blocked@example.org')
    paypal.block(true)
    await open('PayPal', page, once)
    await expectToBeTold(page, 'The payment form could not be loaded.')
    const goToPayPal = page.getByRole('button', { name: 'Go to PayPal' })
    await goToPayPal.click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('You stopped before paying.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your gift: $20 once' })).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'PayPal', exact: true }).click()
    await goToPayPal.click()
    await page.getByRole('button', { name: 'Approve' }).click()
    await expectThanks(page)
    await expectBooks(school, email, { cents: 2000, statuses: ['succeeded'], isDonor: true })
  },
)

nightly('a donor who is back before PayPal knows is told so, and can ask again', async ({ page }) => {
  const { email, open, paypal } = await prepareGiver(page, school, 'early@example.org')
  paypal.block(true)
  await page.clock.install()
  await open('PayPal', page, once)
  await page.getByRole('button', { name: 'Go to PayPal' }).click()
  await page.waitForURL('https://paypal.test/approve/*')
  const id = page.url().split('/').at(-1) ?? ''
  await page.goto(school.paypal.pages.get(id)?.return_url ?? '')
  await expectToBeTold(page, 'We are asking the payment provider')
  const unclear = page.getByText('We do not know yet whether your gift has arrived.')
  await expect
    .poll(async () => {
      await page.clock.fastForward(20_000)
      return unclear.isVisible()
    })
    .toBe(true)
  school.paypal.approve(id, email)
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expectThanks(page)
  await expectBooks(school, email, { cents: 2000, statuses: ['succeeded'], isDonor: true })
})

nightly(
  'an address with a gift that was never begun says so, and a gift can be given below',
  async ({ page }) => {
    const { email } = await prepareGiver(page, school, 'stranger@example.org')
    await page.goto(
      `${school.product.origin}/donate?amount=2000&duration=onetime&step=pay&paypal=${'f'.repeat(32)}`,
    )
    await expectToBeTold(page, 'We do not know this gift.')
    await page.getByRole('button', { name: 'PayPal', exact: true }).click()
    await (await openPayPalWindow(page)).getByRole('button', { name: 'Approve' }).click()
    await expectThanks(page)
    await expectBooks(school, email, { cents: 2000, statuses: ['succeeded'], isDonor: true })
  },
)

nightly(
  'a gift that was begun before signing in is another one afterwards, which the page says',
  async ({ page }) => {
    const { email, open } = await prepareGiver(page, school, 'later@example.org')
    await open('PayPal', page, once)
    await (await openPayPalWindow(page)).getByRole('button', { name: 'Cancel' }).click()
    await expectToBeTold(page, 'You stopped before paying.')
    await signUp(page, school, email)
    await open('PayPal', page, once)
    await openPayPalWindow(page)
    await expectToBeTold(page, 'This page has already been used for another gift.')
    await (await openPayPalWindow(page)).getByRole('button', { name: 'Approve' }).click()
    await expectThanks(page)
    await expectBooks(school, email, { cents: 2000, statuses: ['succeeded'], isDonor: true })
  },
)

nightly(
  'a monthly gift by PayPal is changed at PayPal: no card is offered, and every page says where',
  async ({ page }) => {
    const { open } = await signUpGiver(page, school, 'change@example.org')
    await open('PayPal')
    await (await openPayPalWindow(page)).getByRole('button', { name: 'Approve' }).click()
    await expectThanks(page)
    for (const path of ['/donate', '/supporters', '/update-stripe-card']) {
      await page.goto(school.product.origin + path)
      await expect(page.getByText('Your monthly gift is paid through PayPal.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Change your card' })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Enter another card' })).toHaveCount(0)
      await expectNoViolations(page)
    }
  },
)

nightly('a gift by PayPal that was given once leaves nothing to change', async ({ page }) => {
  const { open } = await signUpGiver(page, school, 'once@example.org')
  await open('PayPal', page, once)
  await (await openPayPalWindow(page)).getByRole('button', { name: 'Approve' }).click()
  await expectThanks(page)
  await page.goto(`${school.product.origin}/update-stripe-card`)
  await expect(page.getByText('We have no card on file for you.')).toBeVisible()
  await page.goto(`${school.product.origin}/supporters`)
  await expect(page.getByText('You are a supporter. Thank you!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change your card' })).toHaveCount(0)
})
