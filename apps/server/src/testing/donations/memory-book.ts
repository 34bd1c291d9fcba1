import type { Attempt, Payment } from '#donations/attempts/attempt.ts'
import type { Book } from '#donations/book.ts'
import { isOpen, nextStatus } from '#donations/next-status.ts'

/** A book in memory that keeps the same promises as the one in the database. */
export function openMemoryBook(now: () => Date) {
  const attempts = new Map<string, Attempt>()
  const payments = new Map<string, readonly Payment[]>()

  const change = (attemptId: string, fields: Partial<Attempt>, revision?: number) => {
    const known = attempts.get(attemptId)
    if (!known || (revision !== undefined && known.revision !== revision)) return undefined
    const changed = { ...known, ...fields, revision: known.revision + 1 }
    attempts.set(attemptId, changed)
    return changed
  }
  const ofDonor = (userId: string) => [...attempts.values()].filter((one) => one.userId === userId)
  const isDonor = (userId: string) => ofDonor(userId).some(({ status }) => status === 'succeeded')

  const book: Book = {
    open: async (order) => {
      const known = attempts.get(order.attemptId)
      if (known) return { is: 'open', attempt: known }
      if (order.userId !== null && isDonor(order.userId)) {
        return { is: 'refused', problem: 'flash.donation.already' }
      }
      const by =
        order.userId === null ? undefined : ofDonor(order.userId).find(({ status }) => isOpen(status))
      if (by) return { is: 'blocked', by }
      const attempt: Attempt = {
        attemptId: order.attemptId,
        userId: order.userId,
        email: order.email,
        language: order.language,
        amount: order.amount,
        duration: order.duration,
        provider: order.provider,
        paymentMethodId: order.paymentMethodId,
        status: 'created',
        ref: null,
        customerId: null,
        isDeclined: false,
        isClosing: false,
        createdAt: now(),
        paidAt: null,
        mustEnd: false,
        isOver: false,
        revision: 0,
      }
      attempts.set(order.attemptId, attempt)
      return { is: 'open', attempt }
    },
    find: async (attemptId) => attempts.get(attemptId),
    recordBegun: async (attemptId, { ref, customerId }) => {
      const known = attempts.get(attemptId)
      if (!known || !isOpen(known.status) || (known.ref !== null && known.ref !== ref)) return false
      change(attemptId, { ref, customerId, status: 'processing' })
      return true
    },
    recordClosing: async (attemptId) => {
      change(attemptId, { isClosing: true })
    },
    recordDecline: async (attemptId) => {
      change(attemptId, { isDeclined: true })
    },
    recordLapse: async ({ attemptId, revision }) => {
      change(attemptId, { status: 'cancelled', isOver: true }, revision)
    },
    findSuperfluous: async (userId) => {
      const paid = ofDonor(userId).filter(({ status }) => status === 'succeeded')
      return paid.flatMap((gift, index) => {
        const others = paid.filter((other, place) => other !== gift && (!other.isClosing || place > index))
        return gift.isClosing && gift.ref !== null && others.length > 0 ? [{ ...gift, ref: gift.ref }] : []
      })
    },
    settle: async (attempt, snapshot) => {
      const isPaid = snapshot.payments.length > 0
      const fields = {
        status: nextStatus(attempt, snapshot),
        isOver: snapshot.state === 'ended',
        paidAt: attempt.paidAt ?? (isPaid ? now() : null),
        // A visitor's gift belongs to the account of their address.
        userId: attempt.userId ?? (isPaid ? attempt.email : null),
      }
      const settled = change(attempt.attemptId, fields, attempt.revision)
      if (settled) payments.set(attempt.attemptId, snapshot.payments)
      return settled
    },
  }
  return { book, attempts, payments, isDonor }
}
