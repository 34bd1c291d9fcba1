import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { findOrCreateCamper } from '#users/find-or-create-camper.ts'
import { keepUsers } from '#users/lock-store.ts'
import { normaliseEmail } from '#sign-in/mail-codes/rules.ts'
import type { Attempt, Snapshot } from './attempts/attempt.ts'
import { countedMs, mayBegin } from './attempt-limits.ts'
import {
  changeAttempt,
  findAttempt,
  findOpenAttempt,
  findSuperfluous,
  insertAttempt,
  markDonor,
  recordRef,
} from './attempt-store.ts'
import { countAttempts } from './count-store.ts'
import type { Book, Opened, Order } from './book.ts'
import { keptCents, nextStatus } from './next-status.ts'
import { recordPayments } from './payment-store.ts'
import { findDonor } from './store.ts'

type BookOptions = { database: Database; now: () => Date }

/** The book in the school's database. */
export function openBook({ database, now }: BookOptions): Book {
  return {
    open: (order) => openAttempt({ database, now }, order),
    find: (attemptId) => findAttempt(database, attemptId),
    recordBegun: (attemptId, begun) => recordRef(database, attemptId, begun),
    recordClosing: async (attemptId) => {
      await changeAttempt(database, { attemptId }, { is_closing: true })
    },
    recordDecline: async (attemptId) => {
      await changeAttempt(database, { attemptId }, { declined_at: now() })
    },
    recordLapse: async (attempt) => {
      await changeAttempt(database, attempt, { status: 'cancelled', is_over: true })
    },
    findSuperfluous: (userId) => findSuperfluous(database, userId),
    settle: async (attempt, snapshot) => {
      const donor = await donorOf({ database, now }, attempt, snapshot)
      const owner = attempt.userId ?? donor?.user_id
      return transact(database, async (transaction) => {
        // First, as the deletion of an account locks it before its gifts. If it is gone, the next round reads that.
        if (owner && !(await keepUsers(transaction, [owner]))) return undefined
        const paid = snapshot.payments.length > 0
        const change = {
          status: nextStatus(attempt, snapshot),
          is_over: snapshot.state === 'ended',
          ...(paid && attempt.paidAt === null ? { paid_at: now() } : {}),
          ...(snapshot.isDeclined && !attempt.isDeclined ? { declined_at: now() } : {}),
          ...donor,
        }
        if (!(await changeAttempt(transaction, attempt, change))) return undefined
        await recordPayments(transaction, attempt, snapshot.payments)
        const settled = await findAttempt(transaction, attempt.attemptId)
        if (settled?.userId) await markDonor(transaction, settled.userId)
        return settled
      })
    },
  }
}

async function openAttempt({ database, now }: BookOptions, order: Order): Promise<Opened> {
  return transact(database, async (transaction): Promise<Opened> => {
    // Otherwise an open gift could be paid after it was read that its camper does not give, and before it is looked for.
    if (order.userId !== null) await keepUsers(transaction, [order.userId])
    const known = await findKnown(transaction, order)
    if (known) return known
    const obstacle = await findObstacle(transaction, order)
    // Another request for the same gift may have been faster, and be what is in the way.
    if (obstacle) return (await findKnown(transaction, order)) ?? obstacle
    const counts = await countAttempts(transaction, order, new Date(now().getTime() - countedMs))
    if (!mayBegin(counts)) return { is: 'refused', problem: 'flash.donation.stopped' }
    await insertAttempt(transaction, order, now())
    const attempt = await findAttempt(transaction, order.attemptId)
    if (attempt) return { is: 'open', attempt }
    // Another request of the same camper was faster.
    return (
      (await findObstacle(transaction, order)) ?? { is: 'refused', problem: 'flash.donation.attempt-used' }
    )
  })
}

/** The attempt that was made with this id before. */
async function findKnown(database: Database, order: Order): Promise<Opened | undefined> {
  const known = await findAttempt(database, order.attemptId)
  if (!known) return undefined
  return isSame(known, order)
    ? { is: 'open', attempt: known }
    : { is: 'refused', problem: 'flash.donation.attempt-used' }
}

/** Why a camper may not begin another gift: they give already, or another one is still open. */
async function findObstacle(database: Database, { userId }: Order): Promise<Opened | undefined> {
  if (userId === null) return undefined
  const donor = await findDonor(database, userId)
  if (donor?.isDonating) return { is: 'refused', problem: 'flash.donation.already' }
  const by = await findOpenAttempt(database, userId)
  return by && { is: 'blocked', by }
}

function isSame(known: Attempt, order: Order): boolean {
  // A visitor's gift belongs to an account once it is paid, and the visitor's next try must find it.
  const isTheirs = known.userId === order.userId || (order.userId === null && known.paidAt !== null)
  return (
    isTheirs &&
    !isOfAnother(known, order) &&
    known.amount === order.amount &&
    known.duration === order.duration &&
    known.provider === order.provider
  )
}

/**
 * Whether a visitor tries again with another address. The receipt and the thanks would go to the first one, which may be
 * that of another visitor at the same browser.
 */
function isOfAnother({ email, paidAt }: Attempt, order: Order): boolean {
  const isOpenToVisitors = order.userId === null && paidAt === null
  return isOpenToVisitors && email !== null && order.email !== null && email !== order.email
}

/**
 * Whose gift it is, once there is money: the account of the address that the donor gave (docs/decisions/0064). Only
 * then, and not for a monthly gift whose account was deleted, so that the account does not come back with a payment.
 */
async function donorOf(
  { database, now }: BookOptions,
  attempt: Attempt,
  { email, payments }: Snapshot,
): Promise<{ user_id: string; email?: string } | undefined> {
  if (attempt.userId !== null || attempt.mustEnd || attempt.paidAt !== null || keptCents(payments) === 0)
    return undefined
  const address = normaliseEmail(attempt.email ?? email ?? '')
  if (address === undefined) return undefined
  const found = await findOrCreateCamper(database, address, now())
  return found && { user_id: found.camper.userId, email: address }
}
