import { expectBooks } from '../product/expect-books.ts'
import {
  cards,
  expectThanksLater,
  openPayPalWindow,
  payByCard,
  payByWallet,
  prepareGiver,
  signUpGiver,
} from '../product/giver.ts'
import { nightly } from '../product/journey.ts'
import { openGivingSchool } from '../product/open-giving-school.ts'

const school = openGivingSchool()

async function killAndRestart(): Promise<void> {
  await school.product.kill()
  await school.restart()
}

nightly(
  'a school that is killed after a card was charged finds the gift when it is back',
  async ({ page }) => {
    const { email, open } = await signUpGiver(page, school, 'card@example.org')
    await open('Card or wallet')
    const { promise: restarted, resolve } = Promise.withResolvers<void>()
    const effect = () => resolve(killAndRestart())
    school.stripe.faults.push({ call: '/confirm', at: 'after', times: 1, effect })
    await payByCard(page, cards.works)
    await expectThanksLater(page)
    await restarted
    await expectBooks(school, email, { cents: 1000, statuses: ['succeeded'], isDonor: true })
  },
)

nightly(
  'a school that is killed after PayPal has taken the money finds the gift when it is back',
  async ({ page }) => {
    const { email, open } = await signUpGiver(page, school, 'paypal@example.org')
    await open('PayPal', page, 'amount=500&duration=onetime')
    const { promise: restarted, resolve } = Promise.withResolvers<void>()
    school.paypal.lost.push('/capture')
    school.paypal.onLoss.do = () => resolve(killAndRestart())
    await (await openPayPalWindow(page)).getByRole('button', { name: 'Approve' }).click()
    await expectThanksLater(page)
    await restarted
    await expectBooks(school, email, { cents: 500, statuses: ['succeeded'], isDonor: true })
  },
)

nightly(
  'a school that is killed after a wallet was charged finds the gift when it is back',
  async ({ page }) => {
    const { bank, email, open } = await prepareGiver(page, school, 'purse@example.org')
    const { promise: restarted, resolve } = Promise.withResolvers<void>()
    const charge = bank.confirm
    bank.confirm = (id) => {
      charge(id)
      resolve(killAndRestart())
    }
    await open('Card or wallet')
    await payByWallet(page)
    await expectThanksLater(page)
    await restarted
    await expectBooks(school, email, { cents: 1000, statuses: ['succeeded'], isDonor: true })
  },
)
