import type { Attempt, Payment } from '#donations/attempts/attempt.ts'
import { type CardProvider, type Charged, ProviderAway } from '#donations/attempts/provider.ts'

type Gift = {
  attemptId: string
  state: 'waiting' | 'active' | 'ended'
  /** The donor's bank waits for them. */
  isAsking: boolean
  amount: number
  /** How often it was charged because a donor gave, and not because a month had passed. */
  charges: number
  payments: Payment[]
}

type ProviderOptions = {
  now: () => Date
  /** Waits for the call's turn, and may fail it. */
  step: () => Promise<void>
  /** False for a provider that takes a repeated charge for a new one. */
  hasKeys: boolean
}

/** A provider in memory that charges cards by their names: `declined`, `asks`, or any other. */
export function openMemoryProvider({ now, step, hasKeys }: ProviderOptions) {
  const gifts = new Map<string, Gift>()
  const answers = new Map<string, string | Charged>()
  let count = 0

  /** Does a call once for a key, whatever gets lost on the way there and back. */
  async function once<Answer extends string | Charged>(key: string, act: () => Answer): Promise<Answer> {
    await step()
    const isForgotten = !hasKeys && key.endsWith(':charge')
    const known = isForgotten ? undefined : (answers.get(key) as Answer | undefined)
    const answer = known ?? act()
    answers.set(key, answer)
    await step()
    return answer
  }
  const giftOf = ({ ref }: { ref: string }) => {
    const gift = gifts.get(ref)
    if (!gift) throw new ProviderAway(`There is no ${ref}`)
    return gift
  }
  const take = (gift: Gift) => {
    gift.state = 'active'
    gift.payments.push({
      ref: `payment_${++count}`,
      cents: gift.amount,
      refundedCents: 0,
      isDisputed: false,
      paidAt: now(),
    })
  }

  const provider: CardProvider = {
    name: 'stripe',
    begin: async ({ attemptId, amount }: Attempt) => {
      const ref = await once(`${attemptId}:begin`, () => {
        const made = `gift_${++count}`
        gifts.set(made, { attemptId, amount, state: 'waiting', isAsking: false, charges: 0, payments: [] })
        return made
      })
      return { ref, customerId: null, clientSecret: '', approveUrl: '' }
    },
    charge: async (attempt) =>
      once(`${attempt.attemptId}:charge`, (): Charged => {
        const gift = giftOf(attempt)
        if (gift.state !== 'waiting' && hasKeys) return { is: 'done' }
        if (attempt.paymentMethodId === 'declined') return { is: 'declined' }
        if (attempt.paymentMethodId === 'asks') {
          gift.isAsking = true
          return { is: 'action-needed', clientSecret: attempt.ref }
        }
        gift.charges++
        take(gift)
        return { is: 'done' }
      }),
    ask: async (attempt) => {
      await step()
      const { state, payments } = structuredClone(giftOf(attempt))
      // Between the look and the hearing, everything may change.
      await step()
      return { state, payments, email: null }
    },
    cancel: async (attempt) => {
      await step()
      const gift = giftOf(attempt)
      if (gift.state === 'waiting') gift.state = 'ended'
      await step()
    },
    refund: async () => undefined,
    readEvent: async () => undefined,
    listPaid: async () => [],
    openCardUpdate: async () => ({ sessionId: '', url: '' }),
    useCard: async () => undefined,
  }
  return {
    provider,
    gifts,
    /** What banks, donors and months do at the provider, unseen by the school. */
    happenings: {
      authenticate: (gift: Gift) => {
        if (!gift.isAsking || gift.state !== 'waiting') return
        gift.charges++
        take(gift)
      },
      renew: (gift: Gift) => {
        if (gift.state === 'active') take(gift)
      },
      /** As the operator's command does it: the gift ends, and its money goes back. */
      refund: (gift: Gift) => {
        gift.state = 'ended'
        for (const payment of gift.payments) payment.refundedCents = payment.cents
      },
      dispute: (gift: Gift) => {
        for (const payment of gift.payments) payment.isDisputed = true
      },
      end: (gift: Gift) => {
        gift.state = 'ended'
      },
    },
  }
}
