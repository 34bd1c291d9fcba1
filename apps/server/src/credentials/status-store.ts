import { randomInt } from 'node:crypto'
import { type StatusPlace, type StatusPurpose, statusListLength } from '@cairn/contract'
import { changesRows } from '#database/changes-rows.ts'
import { listValues } from '#database/list-values.ts'
import type { Queryable } from '#database/schema.ts'

/** A list that is half full is left, so that a random place is soon found. */
const mostTaken = statusListLength / 2

/** Takes a place in the status lists that was never taken before; which one tells nothing about its holder. */
export async function takePlace(queryable: Queryable): Promise<StatusPlace> {
  const list = await findOpenList(queryable)
  for (;;) {
    const index = randomInt(statusListLength)
    const taking = queryable
      .insertInto('credential_statuses')
      .values({ status_list: list, status_index: index })
      .onConflict((conflict) => conflict.doNothing())
    if (await changesRows(taking)) return { list, index }
  }
}

async function findOpenList(queryable: Queryable): Promise<number> {
  const newest = await findNewestList(queryable)
  const { taken } = await queryable
    .selectFrom('credential_statuses')
    .select((row) => row.fn.countAll<string>().as('taken'))
    .where('status_list', '=', newest)
    .executeTakeFirstOrThrow()
  return Number(taken) < mostTaken ? newest : newest + 1
}

/** The number of the newest status list; the first exists before anything is in it. */
export async function findNewestList(queryable: Queryable): Promise<number> {
  const { newest } = await queryable
    .selectFrom('credential_statuses')
    .select((row) => row.fn.max('status_list').as('newest'))
    .executeTakeFirstOrThrow()
  return newest ?? 1
}

/** The places of a list whose credentials were taken back, for good or for as long as their holder is suspended. */
export async function listSetIndexes(
  queryable: Queryable,
  purpose: StatusPurpose,
  list: number,
): Promise<number[]> {
  return purpose === 'revocation'
    ? listValues(
        queryable
          .selectFrom('credential_statuses')
          .select('status_index')
          .where('status_list', '=', list)
          .where('revoked_at', 'is not', null)
          .orderBy('status_index'),
      )
    : listValues(
        queryable
          .selectFrom('credentials')
          .innerJoin('users', 'users.user_id', 'credentials.user_id')
          .select((row) => row.ref('credentials.status_index').$notNull().as('status_index'))
          .where('status_list', '=', list)
          .where('users.is_cheater', '=', true)
          .orderBy('status_index'),
      )
}
