import type { GiftMeans } from '@cairn/contract'
import { useQuery } from '#shared/call/queries.ts'
import { call } from '#shared/call/call.ts'
import { useSessionUser } from '#shared/call/session-user.ts'

/** What it is paid with, how much in cents, and since when. `unknown` when the school did not say. */
export type MonthlyGift =
  | { paidBy: GiftMeans; amount: number; begunAt: string }
  | { paidBy: 'none' | 'unknown' }

/** The camper's monthly gift; undefined before the school has answered. */
export function useMonthlyGift(): MonthlyGift | undefined {
  const user = useSessionUser()
  const { data } = useQuery({
    queryKey: ['monthly-gift', user?.id],
    queryFn: fetchMonthlyGift,
    enabled: Boolean(user),
  })
  return data
}

/** Whether to offer another card: also where the school did not say, because it decides again when one is entered. */
export function mayChangeCard(gift: MonthlyGift | undefined): boolean {
  return gift?.paidBy === 'card' || gift?.paidBy === 'unknown'
}

async function fetchMonthlyGift(): Promise<MonthlyGift> {
  const answer = await call('showMonthlyGift')
  if (!answer.ok) return { paidBy: 'unknown' }
  const { paidBy, amount, begunAt } = answer.value
  return paidBy === null || amount === null || begunAt === null
    ? { paidBy: 'none' }
    : { paidBy, amount, begunAt }
}
