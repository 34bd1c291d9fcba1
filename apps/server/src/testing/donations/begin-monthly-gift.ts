import type { Book, Order } from '#donations/book.ts'
import { newAttemptId } from '#donations/new-attempt-id.ts'
import type { Database } from '#database/schema.ts'
import { findOrCreateCamper } from '#users/find-or-create-camper.ts'
import { newAddress } from '../new-address.ts'

type School = { database: Database; book: Book; now: () => Date }

/** A new camper's monthly gift, which the provider knows of, and which is not paid yet. */
export async function beginMonthlyGift({ database, book, now }: School) {
  const email = newAddress()
  const userId = (await findOrCreateCamper(database, email, now()))?.camper.userId ?? ''
  const newOrder = (): Order => ({
    attemptId: newAttemptId(),
    userId,
    email,
    amount: 500,
    duration: 'month',
    provider: 'stripe',
    paymentMethodId: null,
    networkHash: Buffer.from(userId),
    language: 'english',
  })
  const order = newOrder()
  const { attemptId } = order
  await book.open(order)
  await book.recordBegun(attemptId, { ref: `sub_${userId}`, customerId: null })
  const payment = { ref: `ch_${userId}`, cents: 500, refundedCents: 0, isDisputed: false, paidAt: now() }
  return {
    userId,
    attemptId,
    newOrder,
    /** Records that it is paid. */
    pay: async () => {
      const attempt = await book.find(attemptId)
      return attempt && book.settle(attempt, { state: 'active', payments: [payment], email })
    },
  }
}
