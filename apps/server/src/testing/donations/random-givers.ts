import { createHash } from 'node:crypto'
import type { Attempt } from '#donations/attempts/attempt.ts'
import type { Order } from '#donations/book.ts'

/** Who gives: a camper, or a visitor whose gift belongs to their address. */
export type Giver = { userId: string | null; email: string }

/** A tab in which a giver has chosen a gift and how to pay for it. */
export type Tab = Pick<Attempt, 'amount' | 'duration'> & {
  giver: Giver
  way: 'card' | 'wallet' | 'paypal'
  card: (typeof cards)[number]
}

const cards = ['visa', 'visa', 'declined', 'asks'] as const
const amounts = [500, 2000] as const
const durations = ['month', 'month', 'onetime'] as const
const waysOfCampers = ['card', 'card', 'wallet', 'paypal'] as const
/** Cards are charged for campers alone. */
const waysOfVisitors = ['wallet', 'paypal'] as const

export type Draw = <Item>(items: readonly Item[]) => Item

export function drawTab(giver: Giver, pick: Draw): Tab {
  const way: Tab['way'] = giver.userId === null ? pick(waysOfVisitors) : pick(waysOfCampers)
  return { giver, way, card: pick(cards), amount: pick(amounts), duration: pick(durations) }
}

/** Two tabs with the same gift make the same attempt, as those of a browser do. */
export function orderOfTab({ giver, way, card, amount, duration }: Tab, seed: number): Order {
  const hash = (text: string) => createHash('sha256').update(`${seed} ${giver.email} ${text}`).digest()
  return {
    ...giver,
    attemptId: hash(`${amount} ${duration} ${way}`).toString('hex').slice(0, 32),
    amount,
    duration,
    provider: way === 'paypal' ? 'paypal' : 'stripe',
    paymentMethodId: way === 'card' ? card : null,
    networkHash: hash('network'),
    language: 'english',
  }
}
