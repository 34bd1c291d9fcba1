import type { OperatorAction } from '@cairn/contract'
import { removeAccount, type RemovalServices } from '#account/remove-account.ts'
import type { Database, Queryable } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { endEverySession } from '#sign-in/sessions/store.ts'
import { setBlocked } from '#users/block-store.ts'
import { lockUser } from '#users/lock-store.ts'
import { logAction } from './action-store.ts'

export type ChangeServices = RemovalServices & {
  database: Database
  now: () => Date
  /** Called when a camper's sessions have ended. */
  onSessionsEnded: (userId: string) => void
}

type Change = { operatorId: string; userId: string; reason: string }

type Outcome = Promise<Record<string, never> | Refusal<'flash.account-gone' | 'flash.own-account'>>

/** Signs a camper out everywhere, for as long as they are blocked. */
export async function blockCamper(services: ChangeServices, change: Change): Outcome {
  return changeAccount(services, change, 'block', async (transaction, time) => {
    await setBlocked(transaction, change.userId, time)
    await endEverySession(transaction, change.userId)
  })
}

export async function unblockCamper(services: ChangeServices, change: Change): Outcome {
  return changeAccount(services, change, 'unblock', async (transaction) => {
    await setBlocked(transaction, change.userId, null)
  })
}

export async function deleteCamper(services: ChangeServices, change: Change): Outcome {
  const outcome = await changeAccount(services, change, 'delete', async (transaction) =>
    removeAccount(transaction, services, change.userId),
  )
  services.giftEndings?.begin()
  return outcome
}

/** Operators cannot change their own account here: the last of them could lock themselves out by one click. */
async function changeAccount(
  { database, onSessionsEnded, now }: ChangeServices,
  { operatorId, userId: asked, reason }: Change,
  action: OperatorAction,
  act: (transaction: Queryable, time: Date) => Promise<void>,
): Outcome {
  // PostgreSQL takes an id in capitals for the same one, and texts are compared here.
  const userId = asked.toLowerCase()
  if (operatorId === userId) return refuse('flash.own-account')
  const time = now()
  const isDone = await transact(database, async (transaction) => {
    if (!(await lockUser(transaction, userId))) return false
    await act(transaction, time)
    await logAction(transaction, { operatorId, action, camperId: userId, reason, now: time })
    return true
  })
  if (!isDone) return refuse('flash.account-gone')
  if (action !== 'unblock') onSessionsEnded(userId)
  return {}
}
