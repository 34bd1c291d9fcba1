import type { DonationProvider } from '#donations/attempts/provider.ts'
import { type MemoryGift, type MemoryProviderOptions, openMemoryGifts } from './memory-gifts.ts'

/** A provider in memory whose donors approve on its page: an order is captured then, a subscription begins by itself. */
export function openMemoryPayPal(options: MemoryProviderOptions) {
  const { step, hasKeys } = options
  const { gifts, happenings, ...books } = openMemoryGifts('paypal', options)

  const provider: DonationProvider = {
    name: 'paypal',
    begin: async (attempt) => {
      const ref = await books.begin(attempt)
      return { ref, customerId: null, clientSecret: '', approveUrl: ref }
    },
    ask: async (attempt) => {
      await step()
      const { attemptId, isClosing, email } = attempt
      const known = structuredClone(books.find(attempt))
      if (known.duration === 'onetime' && known.isApproved && known.state === 'waiting' && !isClosing) {
        await books.once(`${attemptId}:charge`, () => {
          const gift = books.find(attempt)
          if (gift.state === 'waiting' || !hasKeys) books.charge(gift)
          return 'captured'
        })
      }
      const { state, payments } = structuredClone(books.find(attempt))
      await step()
      return { state: isClosing && payments.length === 0 ? 'ended' : state, payments, email }
    },
    // An order cannot be cancelled, nor can a subscription that was not approved.
    cancel: async (attempt) => {
      await step()
      const gift = books.find(attempt)
      if (gift.duration === 'month' && gift.state === 'active') gift.state = 'ended'
      await step()
    },
    refund: books.refund,
    readEvent: async () => undefined,
    listPaid: async () => [],
  }
  return {
    provider,
    gifts,
    happenings,
    /** What a donor does in the provider's window, even one whose gift was given up. */
    approve: (gift: MemoryGift) => {
      if (gift.isApproved || gift.state !== 'waiting') return
      gift.isApproved = true
      if (gift.duration === 'month') books.charge(gift)
    },
  }
}
