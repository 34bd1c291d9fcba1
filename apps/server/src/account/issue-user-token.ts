import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Session } from '#http/session.ts'
import { lockSignedIn } from '#users/lock-signed-in.ts'
import { upsertUserToken } from './store.ts'
import { newUserToken } from './user-token.ts'

type Services = { database: Database; tokenKey: Buffer; now: () => Date }

/**
 * Makes a token for the remote editor. Like a change of the account, it needs a session that is still there: one that
 * an undo has just ended must not leave a token behind.
 */
export async function issueUserToken(
  { database, tokenKey, now }: Services,
  session: Session | undefined,
): Promise<{ userToken: string } | Refusal<'signin.required'>> {
  if (!session) return refuse('signin.required')
  const { userId } = session.camper
  const token = await newUserToken(tokenKey)
  return transact(database, async (transaction) => {
    if (!(await lockSignedIn(transaction, session))) return refuse('signin.required')
    await upsertUserToken(transaction, userId, { token, now: now() })
    return { userToken: token }
  })
}
