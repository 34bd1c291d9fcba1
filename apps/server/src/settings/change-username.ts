import type { Notice, OkOf, updateUsername } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Camper } from '#http/session.ts'
import { claimUsername, findIdentity, lockUser } from '#users/store.ts'
import { isReservedUsername } from '#users/rules.ts'
import type { RetiredNames } from './retired-names.ts'
import { nameProblem } from './rules.ts'
import { findNameOwner, updateUser } from './store.ts'

type Services = { database: Database; retiredNames: RetiredNames }
type Answer = OkOf<typeof updateUsername> | Refusal<keyof typeof updateUsername.refusals>

/**
 * Gives a camper another name. Of several who want it at once one gets it; the old one stays theirs, so that
 * links to it lead to nobody else (security.md §1a #8).
 */
export async function changeUsername(
  { database, retiredNames }: Services,
  { userId }: Camper,
  typed: string,
): Promise<Answer> {
  const display = typed.trim()
  const username = display.toLowerCase()
  return transact(database, async (transaction): Promise<Answer> => {
    // A name that is claimed for an account just being deleted would be nobody's for ever.
    if (!(await lockUser(transaction, userId))) return refuse('signin.required')
    const user = await findIdentity(transaction, userId)
    if (user?.username_display === display) return refuse('flash.username-used')
    const problem = nameProblem(display)
    if (problem) return refuse(problem)
    const updated: Notice = {
      type: 'success',
      message: 'flash.username-updated',
      variables: { username: display },
    }
    if (user?.username !== username) {
      const isFree =
        !isReservedUsername(username) &&
        !(await retiredNames.has(transaction, username)) &&
        ((await claimUsername(transaction, username, userId)) ||
          (await findNameOwner(transaction, username)) === userId)
      if (!isFree) return refuse('flash.username-taken')
    }
    await updateUser(transaction, userId, { username, username_display: display })
    return updated
  })
}
