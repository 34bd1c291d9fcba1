import { limits, type Notice, type OkOf, type updateUsername } from '@cairn/contract'
import { changeAccount, type ChangeServices } from '#account-changes/change-account.ts'
import type { Queryable } from '#database/schema.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Session } from '#http/session.ts'
import {
  claimUsername,
  findNameOwner,
  giveUpUsername,
  listUsernameClaims,
  upsertUsernameClaim,
  releaseUsername,
} from '#users/name-store.ts'
import { isReservedUsername } from '#users/rules.ts'
import { findUser } from '#users/store.ts'
import type { RetiredNames } from '#users/retired-names.ts'
import { daysUntilNextName, nameProblem } from './rules.ts'
import { updateUser } from './store.ts'

type Services = ChangeServices & { retiredNames: RetiredNames }
type NameRefusal = Refusal<keyof typeof updateUsername.refusals>
type Wanted = { userId: string; username: string; now: Date }

/**
 * Changes a camper's username. Of several concurrent requests for the same name one succeeds. The old name stays
 * reserved for a while or forever, so that links to it lead to no other camper (decision 33).
 */
export async function changeUsername(
  services: Services,
  session: Session | undefined,
  typed: string,
): Promise<OkOf<typeof updateUsername> | NameRefusal> {
  const display = typed.trim()
  const username = display.toLowerCase()
  return changeAccount(services, session, async (transaction, record, { userId, now }) => {
    const user = await findUser(transaction, userId)
    if (!user) return refuse('signin.required')
    if (user.username_display === display) return refuse('flash.username-used')
    const problem = nameProblem(display)
    if (problem) return refuse(problem)
    if (user.username !== username) {
      const refusal = await takeName(transaction, services.retiredNames, { userId, username, now })
      if (refusal) return refusal
      await giveUpUsername(transaction, user.username, { userId, now })
    }
    await updateUser(transaction, userId, { username, username_display: display })
    // A different case of the same letters is the same name.
    if (user.username !== username) await record('username-changed', { username: user.username_display })
    const updated: Notice = {
      type: 'success',
      message: 'flash.username-updated',
      variables: { username: display },
    }
    return updated
  })
}

/** A name that the account had before and still has reserved is not new and does not count. */
async function takeName(
  transaction: Queryable,
  retiredNames: RetiredNames,
  { userId, username, now }: Wanted,
): Promise<Refusal<'flash.username-taken' | 'flash.username-too-often'> | undefined> {
  if (isReservedUsername(username)) return refuse('flash.username-taken')
  const isOwn = (await findNameOwner(transaction, username)) === userId
  const days = isOwn ? 0 : daysUntilNextName(await listUsernameClaims(transaction, { userId, now }), now)
  if (days > 0) return refuse('flash.username-too-often', { days, count: limits.usernamesPerMonth })
  if (!(await claimUsername(transaction, username, { userId, now }))) return refuse('flash.username-taken')
  // Checked after the claim, which waits for an account of that name that is just being deleted.
  if (await retiredNames.has(transaction, username, now)) {
    await releaseUsername(transaction, username, userId)
    return refuse('flash.username-taken')
  }
  if (!isOwn) await upsertUsernameClaim(transaction, username, { userId, now })
  return undefined
}
