import type { Attempt } from '#donations/attempts/attempt.ts'
import type { Order } from '#donations/book.ts'
import type { Core } from '#donations/core.ts'
import { decideAttempt } from '#donations/decide-attempt.ts'
import { giveByCard } from '#donations/give-by-card.ts'
import { keptCents } from '#donations/next-status.ts'
import { ProviderAway } from '#donations/attempts/provider.ts'
import { settleAttempt } from '#donations/settle-attempt.ts'
import { openMemoryBook } from './memory-book.ts'
import { openMemoryProvider } from './memory-provider.ts'
import { randomFrom, randomTurns } from './random-turns.ts'

/** The process has been killed in the middle of this. */
class Killed extends Error {}

const cards = ['visa', 'visa', 'declined', 'asks'] as const
const happeningNames = ['authenticate', 'authenticate', 'renew', 'refund', 'dispute', 'end'] as const
const userId = 'camper'
const minuteMs = 60_000

type SchoolOptions = { seed: number; hasKeys: boolean }

/**
 * One camper gives in two tabs, clicks as often as they like, and everything that can fail does: calls get lost on the
 * way there and back, the process is killed, messages come late, doubled or never. Then the school reconciles. Returns
 * what does not agree.
 */
export async function liveThrough({ seed, hasKeys }: SchoolOptions): Promise<string[]> {
  const random = randomFrom(seed)
  const chance = (likelihood: number) => random() < likelihood
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
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
  const { book, attempts, payments, isDonor } = openMemoryBook(now)
  const { provider, gifts, happenings } = openMemoryProvider({ now, step, hasKeys })
  const core: Core = { book, providerOf: () => provider, now }

  const order = (tab: number, card: string): Order => ({
    attemptId: `${tab}`.repeat(32),
    userId,
    email: 'ada@example.org',
    amount: 500,
    duration: 'month',
    provider: 'stripe',
    paymentMethodId: card,
    networkHash: Buffer.alloc(32),
    language: 'english',
  })
  const unlessFailed = (task: () => Promise<unknown>) => async () => {
    try {
      await turn()
      await task()
    } catch (error) {
      if (!(error instanceof ProviderAway) && !(error instanceof Killed)) throw error
    }
  }
  const happen = async () => {
    const gift = pick([...gifts.values()])
    if (gift) happenings[pick(happeningNames)](gift)
  }
  const message = async () => {
    const attempt = pick([...attempts.values()])
    if (attempt) await settleAttempt(core, attempt)
  }
  const wait = async () => {
    time += pick([1, 3, 60 * 25]) * minuteMs
  }

  const tabs = [pick(cards), pick(cards)]
  for (let round = 0; round < 3; round++) {
    const clicks = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
      const tab = Math.floor(random() * 2)
      return () => giveByCard(core, provider, order(tab, tabs[tab] ?? ''))
    })
    const others = [happen, happen, message, message, wait].filter(() => chance(0.6))
    await run([...clicks, ...others].map(unlessFailed))
  }

  isQuiet = true
  time += 48 * 60 * minuteMs
  for (const attempt of attempts.values()) await decideAttempt(core, attempt)
  return disagreements()

  function disagreements(): string[] {
    const given = [...gifts.values()]
    const taken = (attemptId: string) =>
      given.filter((gift) => gift.attemptId === attemptId).flatMap((gift) => gift.payments)
    const wrong = [...attempts.values()].flatMap((attempt: Attempt) => {
      const ours = payments.get(attempt.attemptId) ?? []
      const theirs = taken(attempt.attemptId)
      return keptCents(ours) === keptCents(theirs) && ours.length === theirs.length
        ? []
        : [`books of ${attempt.attemptId.slice(0, 1)}: ${ours.length} payments, provider ${theirs.length}`]
    })
    const active = given.filter(({ state, payments: paid }) => state === 'active' && keptCents(paid) > 0)
    const isGiving = active.some(({ payments: paid }) => !paid.some(({ isDisputed }) => isDisputed))
    const isDisputed = given.some(({ payments: paid }) => paid.some((one) => one.isDisputed))
    const charged = given.filter(({ charges }) => charges > 1)
    return [
      ...wrong,
      ...(isGiving === isDonor(userId) ? [] : [`donor ${isDonor(userId)}, provider ${isGiving}`]),
      // A donor who disputes one gift may give another.
      ...(active.length > 1 && !isDisputed ? [`${active.length} gifts at once`] : []),
      ...charged.map(({ charges }) => `charged ${charges} times`),
    ]
  }
}
