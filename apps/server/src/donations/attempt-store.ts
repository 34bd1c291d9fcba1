import { sql } from 'kysely'
import type { Queryable } from '#database/schema.ts'
import type { Attempt } from './attempts/attempt.ts'
import type { About } from './attempts/provider.ts'
import type { Order } from './book.ts'

const columns = [
  'user_id as userId',
  'email',
  'language',
  'amount',
  'duration',
  'provider',
  'status',
  'ref',
  'customer_id as customerId',
  'payment_method_id as paymentMethodId',
  'is_closing as isClosing',
  'created_at as createdAt',
  'paid_at as paidAt',
  'must_end as mustEnd',
  'is_over as isOver',
  'revision',
] as const

const attempts = (queryable: Queryable) =>
  queryable.selectFrom('donation_attempts').select([
    // As pages draw it, and providers repeat it.
    sql<string>`replace(attempt_id::text, '-', '')`.as('attemptId'),
    sql<boolean>`declined_at is not null`.as('isDeclined'),
    ...columns,
  ])

export async function findAttempt(queryable: Queryable, attemptId: string): Promise<Attempt | undefined> {
  return attempts(queryable).where('attempt_id', '=', attemptId).executeTakeFirst()
}

/** The gift of a camper that is not decided yet. There is at most one. */
export async function findOpenAttempt(queryable: Queryable, userId: string): Promise<Attempt | undefined> {
  return attempts(queryable)
    .where('user_id', '=', userId)
    .where('status', 'in', ['created', 'processing'])
    .executeTakeFirst()
}

/** The attempt that a provider's subscription, payment or customer belongs to. */
export async function findAttemptAbout(
  queryable: Queryable,
  provider: Attempt['provider'],
  about: About,
): Promise<Attempt | undefined> {
  const { attemptId, ref, customerId, paymentRef } = about
  return attempts(queryable)
    .where('provider', '=', provider)
    .where((row) =>
      row.or([
        ...(attemptId === undefined ? [] : [row('attempt_id', '=', attemptId)]),
        ...(ref === undefined ? [] : [row('ref', '=', ref)]),
        ...(customerId === undefined ? [] : [row('customer_id', '=', customerId)]),
        ...(paymentRef === undefined
          ? []
          : [
              row(
                'attempt_id',
                'in',
                row
                  .selectFrom('donation_payments')
                  .select('donation_payments.attempt_id')
                  .where('donation_payments.provider', '=', provider)
                  .where('donation_payments.ref', '=', paymentRef),
              ),
            ]),
      ]),
    )
    .executeTakeFirst()
}

/**
 * Gifts of a camper that were given up for another, and paid although another is, too: one that was not given up, or
 * that was begun later. What was begun after a gift was paid is no reason to give it up: strangers, too, can give under
 * a camper's address.
 */
export async function findSuperfluous(
  queryable: Queryable,
  userId: string,
): Promise<(Attempt & { ref: string })[]> {
  const found = await attempts(queryable)
    .where('user_id', '=', userId)
    .where('status', '=', 'succeeded')
    .where('is_closing', '=', true)
    .where((row) =>
      row.exists(
        row
          .selectFrom('donation_attempts as other')
          .select('other.attempt_id')
          .where('other.user_id', '=', userId)
          .where('other.status', '=', 'succeeded')
          .whereRef('other.created_at', '<=', 'donation_attempts.paid_at')
          .where((wanted) =>
            wanted.or([
              wanted('other.is_closing', '=', false),
              sql<boolean>`(other.created_at, other.attempt_id)
                > (donation_attempts.created_at, donation_attempts.attempt_id)`,
            ]),
          ),
      ),
    )
    .execute()
  return found.flatMap((attempt) => (attempt.ref === null ? [] : [{ ...attempt, ref: attempt.ref }]))
}

/**
 * The monthly gift that a camper manages, if its money still comes. Strangers can give under a camper's address, too,
 * and their gift must not take the place of the camper's own: gifts begun by visitors come last, earlier ones first.
 */
export async function findMonthlyGift(queryable: Queryable, userId: string): Promise<Attempt | undefined> {
  return attempts(queryable)
    .where('user_id', '=', userId)
    .where('duration', '=', 'month')
    .where('status', '=', 'succeeded')
    .orderBy('is_by_visitor')
    .orderBy('created_at')
    .executeTakeFirst()
}

/** Whether money came whose donor has not been told so, and can be. */
const lacksReceipt = sql<boolean>`email is not null and exists (
  select from donation_payments as payments where payments.attempt_id = donation_attempts.attempt_id
    and receipt_at is null and refunded_cents < cents and not is_disputed)`

/** Whether money came after this time. */
const isPaidSince = (time: Date) => sql<boolean>`exists (
  select from donation_payments as payments where payments.attempt_id = donation_attempts.attempt_id
    and payments.paid_at > ${time})`

/**
 * Attempts whose end is not known, and gifts whose money may still come or go: what a reconciliation asks about. Money
 * first: what was never paid can be begun by strangers in any number, and asking about it can wait.
 */
export async function listUnsettled(
  queryable: Queryable,
  { begunBefore, begunAfter, paidAfter }: Record<'begunBefore' | 'begunAfter' | 'paidAfter', Date>,
): Promise<Attempt[]> {
  return attempts(queryable)
    .where('created_at', '<', begunBefore)
    .where((row) =>
      row.or([
        row('status', 'in', ['created', 'processing', 'disputed']),
        row.and([row('status', '=', 'succeeded'), row('duration', '=', 'month')]),
        row.and([row('status', '=', 'succeeded'), row('paid_at', '>', paidAfter)]),
        // A gift that its provider has ended can go on once a debt is paid.
        row.and([row('status', '=', 'cancelled'), row('duration', '=', 'month'), isPaidSince(paidAfter)]),
        row.and([row('must_end', '=', true), row('is_over', '=', false)]),
        lacksReceipt,
        // PayPal cannot cancel what its donor has not approved yet, and does not list what they approve later.
        row.and([
          row('provider', '=', 'paypal'),
          row('duration', '=', 'month'),
          row('is_closing', '=', true),
          row('created_at', '>', begunAfter),
        ]),
      ]),
    )
    .orderBy((row) => row('paid_at', 'is', null))
    .orderBy('created_at')
    .execute()
}

/** False if the camper has another open attempt, or this one exists already. */
export async function insertAttempt(queryable: Queryable, order: Order, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await queryable
    .insertInto('donation_attempts')
    .values({
      attempt_id: order.attemptId,
      user_id: order.userId,
      is_by_visitor: order.userId === null,
      email: order.email,
      language: order.language,
      amount: order.amount,
      duration: order.duration,
      provider: order.provider,
      payment_method_id: order.paymentMethodId,
      network_hash: order.networkHash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Records an attempt's subscription or payment. False if the attempt has ended, or has another one. */
export async function recordRef(
  queryable: Queryable,
  attemptId: string,
  { ref, customerId }: { ref: string; customerId: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await queryable
    .updateTable('donation_attempts')
    .set((row) => ({ ref, customer_id: customerId, status: 'processing', revision: row('revision', '+', 1) }))
    .where('attempt_id', '=', attemptId)
    .where('status', 'in', ['created', 'processing'])
    .where((row) => row.or([row('ref', 'is', null), row('ref', '=', ref)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

type Change = {
  status?: Attempt['status']
  is_closing?: true
  declined_at?: Date
  paid_at?: Date
  is_over?: boolean
  user_id?: string
  email?: string
}

/** Changes an attempt, if it has not changed since it was read. */
export async function changeAttempt(
  queryable: Queryable,
  { attemptId, revision }: { attemptId: string; revision?: number },
  change: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await queryable
    .updateTable('donation_attempts')
    .set((row) => ({ ...change, revision: row('revision', '+', 1) }))
    .where('attempt_id', '=', attemptId)
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Derives the donor's mark from their gifts. */
export async function markDonor(queryable: Queryable, userId: string): Promise<void> {
  await queryable
    .updateTable('users')
    .set((row) => ({
      is_donating: row
        .exists(
          row
            .selectFrom('donation_attempts')
            .select('attempt_id')
            .whereRef('donation_attempts.user_id', '=', 'users.user_id')
            .where('status', '=', 'succeeded'),
        )
        .$castTo<boolean>(),
    }))
    .where('user_id', '=', userId)
    .execute()
}
