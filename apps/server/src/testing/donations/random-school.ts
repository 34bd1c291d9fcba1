import { beginGift } from '#donations/begin-gift.ts'
import type { Core } from '#donations/core.ts'
import { giveByCard } from '#donations/give-by-card.ts'
import { ProviderAway } from '#donations/attempts/provider.ts'
import { settleAttempt } from '#donations/settle-attempt.ts'
import { randomFrom } from '#testing/random-from.ts'
import type { MemoryGift } from './memory-gifts.ts'
import { openMemoryPayPal } from './memory-paypal.ts'
import { openMemoryStripe } from './memory-stripe.ts'
import { disagreementsIn } from './random-books.ts'
import { type Draw, drawTab, type Giver, orderOfTab, type Tab } from './random-givers.ts'
import type { OpenRandomBook } from './random-storage.ts'
import { randomTurns } from './random-turns.ts'

/** The process has been killed in the middle of this. */
class Killed extends Error {}

const minuteMs = 60_000

type SchoolOptions = { seed: number; hasKeys: boolean; openBook: OpenRandomBook }

/**
 * Two campers and a visitor give in two tabs each, once or monthly, by card, wallet and PayPal, click as often as they
 * like, and everything that can fail does: calls get lost on the way there and back, the process is killed, messages
 * come late, doubled or never. Then the school reconciles. Returns what does not agree.
 */
export async function liveThrough({ seed, hasKeys, openBook }: SchoolOptions): Promise<string[]> {
  const random = randomFrom(seed)
  const chance = (likelihood: number) => random() < likelihood
  const pick: Draw = (items) => items[Math.floor(random() * items.length)] as (typeof items)[number]
  const { turn, run } = randomTurns(random)
  let time = Date.UTC(2026, 2, 1)
  let isQuiet = false
  const now = () => new Date(time)

  const step = async () => {
    if (isQuiet) return
    await turn()
    if (chance(0.06)) throw new ProviderAway('lost on the way')
    if (chance(0.03)) throw new Killed()
  }
  const stripe = openMemoryStripe({ now, step, hasKeys })
  const paypal = openMemoryPayPal({ now, step, hasKeys })
  const storage = await openBook(now)
  const core: Core = {
    book: storage.book,
    providerOf: ({ provider }) => (provider === 'paypal' ? paypal : stripe).provider,
    now,
  }
  const givers: Giver[] = [...storage.campers, { userId: null, email: `visitor-${seed}@example.org` }]
  const tabs = givers.flatMap((giver) => [drawTab(giver, pick), drawTab(giver, pick)])
  /** What PayPal's windows show. */
  const windows = new Map<string, MemoryGift>()

  const click = (tab: Tab) => async () => {
    const order = orderOfTab(tab, seed)
    if (tab.way === 'card') return giveByCard(core, stripe.provider, order)
    const gift = await beginGift(core, order)
    if (gift.is !== 'begun') return undefined
    const { attempt } = gift
    if (tab.way === 'wallet') await stripe.confirm(attempt.ref, tab.card)
    if (tab.way === 'paypal') {
      const opened = paypal.gifts.get(attempt.ref)
      if (opened) windows.set(attempt.ref, opened)
      await turn()
      if (opened && chance(0.5)) paypal.approve(opened)
    }
    return settleAttempt(core, attempt)
  }
  const happen = async () => {
    const kind = pick([
      'authenticate',
      'authenticate',
      'approve',
      'renew',
      'refund',
      'dispute',
      'end',
    ] as const)
    const byCard = pick([...stripe.gifts.values()])
    const atPayPal = pick([...paypal.gifts.values()])
    const shown = pick([...windows.values()])
    if (kind === 'authenticate') return byCard && stripe.happenings.authenticate(byCard)
    if (kind === 'approve') return shown && paypal.approve(shown)
    if (byCard && (chance(0.6) || !atPayPal)) return stripe.happenings[kind](byCard)
    return atPayPal && paypal.happenings[kind](atPayPal)
  }
  const message = async () => {
    const attempt = pick(await storage.attempts())
    if (attempt) await settleAttempt(core, attempt)
  }
  const wait = async () => {
    time += pick([1, 3, 60 * 25]) * minuteMs
  }
  const unlessFailed = (task: () => Promise<unknown>) => async () => {
    try {
      await turn()
      await task()
    } catch (error) {
      if (!(error instanceof ProviderAway) && !(error instanceof Killed)) throw error
    }
  }

  for (let round = 0; round < 3; round++) {
    const clicks = tabs.flatMap((tab) => Array.from({ length: Math.floor(random() * 3) }, () => click(tab)))
    const others = [happen, happen, happen, message, message, message, wait].filter(() => chance(0.6))
    await run([...clicks, ...others].map(unlessFailed))
  }

  isQuiet = true
  time += 48 * 60 * minuteMs
  const failures = await storage.reconcile({ core, card: stripe.provider, paypal: paypal.provider })
  const gifts = [...stripe.gifts.values(), ...paypal.gifts.values()]
  const wrong = [...failures, ...(await disagreementsIn(storage, givers, gifts))]
  await storage.close()
  return wrong
}
