import { keptCents } from '#donations/next-status.ts'
import type { MemoryGift } from './memory-gifts.ts'
import type { Giver } from './random-givers.ts'
import type { RandomStorage } from './random-storage.ts'

/** What attempts, providers and the marks of donors do not agree about. */
export async function disagreementsIn(
  storage: RandomStorage,
  givers: readonly Giver[],
  gifts: readonly MemoryGift[],
): Promise<string[]> {
  const attempts = await storage.attempts()
  const giftsOf = (attemptId: string) => gifts.filter((gift) => gift.attemptId === attemptId)
  const wrong: string[] = gifts
    .filter(({ charges }) => charges > 1)
    .map(({ ref, charges }) => `${ref} charged ${charges} times`)
  for (const { attemptId, status } of attempts) {
    const ours = await storage.paymentsOf(attemptId)
    const theirs = giftsOf(attemptId).flatMap(({ payments }) => payments)
    if (keptCents(ours) !== keptCents(theirs) || ours.length !== theirs.length)
      wrong.push(`books of ${attemptId} (${status}): ${ours.length} payments, provider ${theirs.length}`)
  }
  for (const giver of givers) {
    const own = attempts
      .filter(({ email }) => email === giver.email)
      .flatMap(({ attemptId }) => giftsOf(attemptId))
    const active = own.filter(({ state, payments }) => state === 'active' && keptCents(payments) > 0)
    const isDisputed = ({ payments }: MemoryGift) => payments.some((payment) => payment.isDisputed)
    const isGiving = active.some((gift) => !isDisputed(gift))
    const isDonor = await storage.isDonor(giver)
    if (isDonor !== isGiving) wrong.push(`${giver.email}: donor ${isDonor}, provider ${isGiving}`)
    // A donor who disputes one gift may give another, and a visitor may give as often as they like.
    if (giver.userId !== null && active.length > 1 && !own.some(isDisputed))
      wrong.push(`${giver.email}: ${active.length} gifts at once`)
  }
  return wrong
}
