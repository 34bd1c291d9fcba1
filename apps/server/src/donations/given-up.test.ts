import { addDonation, createPayPalPayment } from '@cairn/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { startPayPalStandIn } from '#testing/donations/paypal-stand-in.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { findAttempt } from './attempt-store.ts'
import type { Core } from './core.ts'
import { newAttemptId } from './new-attempt-id.ts'
import { listPayments } from './payment-store.ts'
import { reconcile } from './reconcile.ts'
import { settleAttempt } from './settle-attempt.ts'

const paypal = await startPayPalStandIn(() => new Date())
const server = await openTestServer({ donations: { paypal: paypal.settings } })
afterAll(() => paypal.close())
const camper = camperOfEachTest(server)

type Gift = { attemptId: string; id: string }

async function begin(duration: 'month' | 'onetime', donor: Visitor = camper): Promise<Gift> {
  const wanted = { amount: 500, duration, attemptId: newAttemptId() } as const
  const { body } = await donor.call(createPayPalPayment, wanted)
  return { attemptId: wanted.attemptId, id: String(body['id']) }
}

/** A monthly gift in one window, and another gift in a second one, which ends the first. */
const openBoth = async () => [await begin('month'), await begin('onetime')] as const

/** What has become of each: its status, and what was paid and returned. */
const stateOf = (gifts: readonly Gift[]) =>
  Promise.all(
    gifts.map(async ({ attemptId }) => {
      const payments = await listPayments(server.database, attemptId)
      const status = (await findAttempt(server.database, attemptId))?.status
      return [status, ...payments.map(({ cents, refundedCents }) => `${cents}-${refundedCents}`)]
    }),
  )

const reconcileLater = async () => {
  server.pass(3 * 60 * 1000)
  await reconcile(server.donations)
}

const once = ['succeeded', '500-0']
const gaveBack = ['refunded', '500-500']

describe('a monthly gift that was given up for another', () => {
  test('goes back when both are approved, and no month follows, even if no message comes', async () => {
    const [month, other] = await openBoth()
    paypal.approve(other.id)
    await camper.call(addDonation, { attemptId: other.attemptId })
    paypal.approve(month.id)
    await reconcileLater()
    expect(await stateOf([month, other])).toEqual([gaveBack, once])
    expect(paypal.subscriptions.get(month.id)?.status).toBe('CANCELLED')
    expect((await camper.me()).isDonating).toBe(true)
  })

  test('goes back as soon as the other one is paid, too', async () => {
    const [month, other] = await openBoth()
    paypal.approve(month.id)
    await settleAttempt(server.donations, month)
    expect(await stateOf([month, other])).toEqual([once, ['processing']])
    paypal.approve(other.id)
    expect((await camper.call(addDonation, { attemptId: other.attemptId })).status).toBe(200)
    expect(await stateOf([month, other])).toEqual([gaveBack, once])
  })

  test('stays when it is the only one that was approved', async () => {
    const [month, other] = await openBoth()
    paypal.approve(month.id)
    await reconcileLater()
    expect(await stateOf([month, other])).toEqual([once, ['processing']])
    expect(paypal.subscriptions.get(month.id)?.status).toBe('ACTIVE')
    expect((await camper.me()).isDonating).toBe(true)
  })

  test('stays when someone else gives under the same address later', async () => {
    const [month, other] = await openBoth()
    paypal.approve(month.id)
    await reconcileLater()
    server.pass(1000)
    const foreign = await begin('onetime', server.visitor())
    paypal.approve(foreign.id, (await camper.me()).email)
    await reconcileLater()
    expect(await stateOf([month, other, foreign])).toEqual([once, ['processing'], once])
    expect(paypal.subscriptions.get(month.id)?.status).toBe('ACTIVE')
  })

  test('twin: without looking for the other one its donor pays both, month after month', async () => {
    const blind: Core = {
      ...server.donations,
      book: { ...server.donations.book, findSuperfluous: async () => [] },
    }
    const both = await openBoth()
    for (const gift of both) {
      paypal.approve(gift.id)
      await settleAttempt(blind, gift)
    }
    expect(await stateOf(both)).toEqual([once, once])
    expect(paypal.subscriptions.get(both[0].id)?.status).toBe('ACTIVE')
  })
})
