import { type Passkey } from '@cairn/contract'
import { queryClient, useQuery } from '#shared/call/queries.ts'
import { call } from '#shared/call/call.ts'

const passkeysKey = ['passkeys'] as const

/** The camper's passkeys; undefined while they are loading. For signed-in campers only. */
export function usePasskeys(): { passkeys: Passkey[] | undefined; reload: () => Promise<void> } {
  const { data: passkeys } = useQuery({ queryKey: passkeysKey, queryFn: fetchPasskeys, retry: 3 })
  return { passkeys, reload: () => queryClient().invalidateQueries({ queryKey: passkeysKey }) }
}

async function fetchPasskeys(): Promise<Passkey[]> {
  const answer = await call('listPasskeys')
  if (!answer.ok) throw new Error(answer.refusal.key)
  return answer.value.passkeys
}
