import { checkDonation, createPayPalPayment } from '@cairn/contract'
import { afterAll, expect, test } from 'vitest'
import { startPayPalStandIn } from '#testing/donations/paypal-stand-in.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { newAttemptId } from './new-attempt-id.ts'

const paypal = await startPayPalStandIn(() => new Date())
const server = await openTestServer({ donations: { paypal: paypal.settings } })
afterAll(() => paypal.close())

test.for(['onetime', 'month'] as const)(
  'a gift (%s) costs PayPal no more questions when many ask about it at once',
  async (duration) => {
    const attemptId = newAttemptId()
    await server.visitor().call(createPayPalPayment, { amount: 500, duration, attemptId })
    const ask = () => server.visitor().call(checkDonation, { attemptId })
    const start = paypal.questions()
    await ask()
    const each = paypal.questions() - start
    await Promise.all(Array.from({ length: 15 }, ask))
    expect(paypal.questions() - start).toBe(16 * each)
  },
)
