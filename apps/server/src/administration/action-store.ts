import { randomUUID } from 'node:crypto'
import { limits, type LoggedAction, type OperatorAction } from '@cairn/contract'
import { sql } from 'kysely'
import type { Queryable } from '#database/schema.ts'
import { pageOf } from './page-of.ts'

type Deed = {
  operatorId: string
  action: OperatorAction
  camperId?: string
  about?: string
  reason?: string
  now: Date
}

/** Records what an operator does, in the transaction that does it: nothing is done without a record. */
export async function logAction(
  transaction: Queryable,
  { operatorId, action, camperId, about = '', reason = '', now }: Deed,
): Promise<void> {
  await transaction
    .insertInto('operator_actions')
    .values({
      action_id: randomUUID(),
      done_at: now,
      operator_id: operatorId,
      action,
      camper_id: camperId ?? null,
      about,
      reason,
    })
    .execute()
}

/** What operators did, newest first; only what came before the action of this id, if one is given. */
export async function listActions(
  queryable: Queryable,
  before: string | undefined,
): Promise<{ actions: LoggedAction[]; hasMore: boolean }> {
  const found = await queryable
    .selectFrom('operator_actions')
    .leftJoin('users as operators', 'operators.user_id', 'operator_id')
    .leftJoin('users as campers', 'campers.user_id', 'camper_id')
    .select([
      'action_id as id',
      'done_at as doneAt',
      'operators.username_display as operator',
      'action',
      'camper_id as camperId',
      'campers.username_display as camper',
      'operator_actions.about',
      'reason',
    ])
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(done_at, action_id) < (select done_at, action_id from operator_actions where action_id = ${before})`,
      ),
    )
    .orderBy('done_at', 'desc')
    .orderBy('action_id', 'desc')
    .limit(limits.rowsPerOperatorPage + 1)
    .execute()
  const { rows, hasMore } = pageOf(found)
  const actions = rows.map(({ camperId, camper, operator, doneAt, ...rest }) => ({
    ...rest,
    doneAt: doneAt.getTime(),
    operator: operator ?? '',
    camper: camperId === null ? null : (camper ?? ''),
  }))
  return { actions, hasMore }
}
