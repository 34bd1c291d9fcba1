import { useEffect } from 'react'
import { untilLoaded } from '#shared/loading/until-loaded.ts'
import { listStored } from '#shared/storage/browser-storage.ts'

/** Gives the account what this browser still keeps of reviews, such as those of a visitor who has signed in. */
export function useAccountMemories(account: string | undefined): void {
  useEffect(() => {
    if (account !== undefined && listStored('review').length > 0) void send(account)
  }, [account])
}

/** Hardly any page has something to send, so the code for it is loaded when it is needed. */
async function send(account: string): Promise<void> {
  const { sendMemories } = await untilLoaded(() => import('./account-memories.ts'))
  await sendMemories(account)
}
