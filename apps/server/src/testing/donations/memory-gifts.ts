import type { Attempt, Payment } from '#donations/attempts/attempt.ts'
import { ProviderAway } from '#donations/attempts/provider.ts'

/** What a provider in memory knows of a gift. */
export type MemoryGift = Pick<Attempt, 'attemptId' | 'amount' | 'duration'> & {
  ref: string
  state: 'waiting' | 'active' | 'ended'
  /** The donor's bank waits for them. */
  isAsking: boolean
  /** The donor has said yes on the provider's page. */
  isApproved: boolean
  /** How often it was charged because a donor gave, and not because a month had passed. */
  charges: number
  payments: Payment[]
}

export type MemoryProviderOptions = {
  now: () => Date
  /** Waits for the call's turn, and may fail it. */
  step: () => Promise<void>
  /** False for a provider that takes a repeated charge for a new one. */
  hasKeys: boolean
}

/** The books of a provider in memory, and what happens to them unseen by the school. */
export function openMemoryGifts(prefix: string, { now, step, hasKeys }: MemoryProviderOptions) {
  const gifts = new Map<string, MemoryGift>()
  const answers = new Map<string, unknown>()
  let count = 0

  /** Does a call once for a key, whatever gets lost on the way there and back. */
  async function once<Answer>(key: string, act: () => Answer): Promise<Answer> {
    await step()
    const isForgotten = !hasKeys && key.endsWith(':charge')
    const known = isForgotten ? undefined : (answers.get(key) as Answer | undefined)
    const answer = known ?? act()
    answers.set(key, answer)
    await step()
    return answer
  }
  const find = ({ ref }: { ref: string }): MemoryGift => {
    const gift = gifts.get(ref)
    if (!gift) throw new ProviderAway(`There is no ${ref}`)
    return gift
  }
  const take = (gift: MemoryGift) => {
    gift.state = 'active'
    gift.payments.push({
      ref: `${prefix}_payment_${++count}`,
      cents: gift.amount,
      refundedCents: 0,
      isDisputed: false,
      paidAt: now(),
    })
  }
  return {
    gifts,
    once,
    find,
    /** Of one payment. */
    refund: async (paymentRef: string, { ref }: { ref: string | null }) => {
      await step()
      const payment = find({ ref: ref ?? '' }).payments.find((one) => one.ref === paymentRef)
      if (payment) payment.refundedCents = payment.cents
      await step()
    },
    begin: ({ attemptId, amount, duration }: Attempt) =>
      once(`${attemptId}:begin`, () => {
        const ref = `${prefix}_gift_${++count}`
        const fresh = { isAsking: false, isApproved: false, charges: 0, payments: [] }
        gifts.set(ref, { attemptId, amount, duration, ref, state: 'waiting', ...fresh })
        return ref
      }),
    /** Because its donor gives. */
    charge: (gift: MemoryGift) => {
      gift.charges++
      take(gift)
    },
    happenings: {
      renew: (gift: MemoryGift) => {
        if (gift.duration === 'month' && gift.state === 'active') take(gift)
      },
      /** As the operator's command does it: the gift ends, and its money goes back. */
      refund: (gift: MemoryGift) => {
        if (gift.duration === 'month') gift.state = 'ended'
        for (const payment of gift.payments) payment.refundedCents = payment.cents
      },
      dispute: (gift: MemoryGift) => {
        for (const payment of gift.payments) payment.isDisputed = true
      },
      /** Nothing of a gift that is given once can end. */
      end: (gift: MemoryGift) => {
        if (gift.duration === 'month') gift.state = 'ended'
      },
    },
  }
}
