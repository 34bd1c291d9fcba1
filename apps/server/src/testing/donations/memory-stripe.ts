import type { CardProvider, Charged } from '#donations/attempts/provider.ts'
import { type MemoryGift, type MemoryProviderOptions, openMemoryGifts } from './memory-gifts.ts'

/** A provider in memory that charges cards by their names: `declined`, `asks`, or any other. */
export function openMemoryStripe(options: MemoryProviderOptions) {
  const { step, hasKeys } = options
  const { gifts, happenings, ...books } = openMemoryGifts('stripe', options)
  const isCharged = ({ state }: MemoryGift) => state !== 'waiting' && hasKeys

  const provider: CardProvider = {
    name: 'stripe',
    begin: async (attempt) => ({
      ref: await books.begin(attempt),
      customerId: null,
      clientSecret: '',
      approveUrl: '',
    }),
    charge: async (attempt) =>
      books.once(`${attempt.attemptId}:charge`, (): Charged => {
        const gift = books.find(attempt)
        if (isCharged(gift)) return { is: 'done' }
        if (attempt.paymentMethodId === 'declined') return { is: 'declined' }
        if (attempt.paymentMethodId === 'asks') {
          gift.isAsking = true
          return { is: 'action-needed', clientSecret: attempt.ref }
        }
        books.charge(gift)
        return { is: 'done' }
      }),
    ask: async (attempt) => {
      await step()
      const { state, payments } = structuredClone(books.find(attempt))
      // Between the look and the hearing, everything may change.
      await step()
      return { state, payments, email: attempt.email }
    },
    cancel: async (attempt) => {
      await step()
      const gift = books.find(attempt)
      if (gift.duration === 'month' || gift.state === 'waiting') gift.state = 'ended'
      await step()
    },
    refund: books.refund,
    readEvent: async () => undefined,
    listPaid: async () =>
      [...gifts.values()]
        .filter(({ payments }) => payments.length > 0)
        .map(({ attemptId, ref }) => ({ attemptId, ref })),
    openCardUpdate: async () => ({ sessionId: '', url: '' }),
    useCard: async () => undefined,
  }
  return {
    provider,
    gifts,
    happenings: {
      ...happenings,
      /** The donor answers their bank. */
      authenticate: (gift: MemoryGift) => {
        if (gift.isAsking && gift.state === 'waiting') books.charge(gift)
      },
    },
    /** What a donor's browser does with a wallet, by the secret of the payment. */
    confirm: async (ref: string, card: string) => {
      await step()
      const gift = books.find({ ref })
      if (gift.state === 'waiting' && card !== 'declined') books.charge(gift)
    },
  }
}
