import type { GiftMeans } from '@cairn/contract'
import { useQuery } from '#shared/call/queries.ts'
import { call } from '#shared/call/call.ts'
import { useSessionUser } from '#shared/call/session-user.ts'

/** `unknown` when the school did not say; undefined before it has. */
export type MonthlyGift = GiftMeans | 'none' | 'unknown' | undefined

/** What the camper's monthly gift is paid with. */
export function useMonthlyGift(): MonthlyGift {
  const user = useSessionUser()
  const { data } = useQuery({
    queryKey: ['monthly-gift', user?.id],
    queryFn: fetchMonthlyGift,
    enabled: Boolean(user),
  })
  return data
}

/** Whether to offer another card: also where the school did not say, because it decides again when one is entered. */
export function mayChangeCard(gift: MonthlyGift): boolean {
  return gift === 'card' || gift === 'unknown'
}

async function fetchMonthlyGift(): Promise<Exclude<MonthlyGift, undefined>> {
  const answer = await call('showMonthlyGift')
  return answer.ok ? (answer.value.paidBy ?? 'none') : 'unknown'
}
