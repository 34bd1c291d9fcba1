import { beforeEach, describe, expect, test } from 'vitest'
import { schoolOfEachTest } from '#shared/testing/school-of-each-test.ts'
import { sendJson } from '#shared/testing/start-school.ts'
import { failedWith } from './outcome.ts'
import { payInWindow } from './pay-in-window.ts'
import type { PayPal, WindowEnd } from './paypal.ts'

const gift = { amount: 500, attemptId: '0'.repeat(32) } as const
const current = schoolOfEachTest()
let opened: object[]

beforeEach(() => {
  opened = []
  current.school.answer = (response) =>
    sendJson(response, 200, { attemptId: gift.attemptId, id: 'ID-1', approveUrl: 'https://paypal.test' })
})

/** A script whose window ends in this way. */
function payPalThat(ends: (end: WindowEnd) => unknown): PayPal {
  const open = (end: WindowEnd) => ({
    start: async (_mode: object, prepared: Promise<object>) => {
      opened.push(await prepared)
      await ends(end)
    },
  })
  return { createPayPalOneTimePaymentSession: open, createPayPalSubscriptionPaymentSession: open }
}

const pay = (ends: (end: WindowEnd) => unknown, duration: 'month' | 'onetime' = 'onetime') =>
  payInWindow(payPalThat(ends), { ...gift, duration })

describe('a gift in PayPal’s window', () => {
  test('is prepared by the school, as an order or as a subscription', async () => {
    await pay(({ onApprove }) => onApprove())
    await pay(({ onApprove }) => onApprove(), 'month')
    expect(opened).toEqual([{ orderId: 'ID-1' }, { subscriptionId: 'ID-1' }])
  })

  test('that is approved is still to be asked about', async () => {
    expect(await pay(({ onApprove }) => onApprove())).toMatchObject({ is: 'unknown' })
  })

  test('whose window is closed was stopped, and the same attempt may go on', async () => {
    expect(await pay(({ onCancel }) => onCancel())).toEqual(failedWith('donate.states.cancelled'))
  })

  test('whose window fails has not gone through, and the same attempt may go on', async () => {
    const failed = failedWith('donate.states.error-2')
    expect(await pay(({ onError }) => onError())).toEqual(failed)
    expect(await pay(() => Promise.reject(new Error('no window')))).toEqual(failed)
  })

  test('that the school refuses opens nothing, and says why', async () => {
    current.school.answer = (response) =>
      sendJson(response, 409, { type: 'info', message: 'flash.donation.already', error: 'Already' })
    expect(await pay(({ onApprove }) => onApprove())).toEqual(failedWith('flash.donation.already'))
    expect(opened).toEqual([])
  })
})
