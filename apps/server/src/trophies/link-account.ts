import { type linkMsUsername, type OkOf, readTranscriptLink } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Camper } from '#http/session.ts'
import type { MicrosoftLearn } from './microsoft-learn.ts'
import { replaceMsUsername } from './store.ts'

type Answer = OkOf<typeof linkMsUsername> | Refusal<keyof typeof linkMsUsername.refusals>

/** Links the Microsoft Learn account of a shared transcript; it can belong to one camper only. */
export async function linkAccount(
  { database, microsoftLearn }: { database: Database; microsoftLearn: MicrosoftLearn },
  { userId }: Camper,
  address: string,
): Promise<Answer> {
  const link = readTranscriptLink(address)
  if ('problem' in link) return refuse('flash.ms.transcript.link-err-1')
  const msUsername = await microsoftLearn.findUsername(link.id)
  if (msUsername === undefined) return refuse('flash.ms.transcript.link-err-2')
  if (msUsername === null) return refuse('flash.ms.transcript.link-err-3')
  const isLinked = await transact(database, (transaction) =>
    replaceMsUsername(transaction, userId, msUsername),
  )
  return isLinked ? { msUsername } : refuse('flash.ms.transcript.link-err-4')
}
