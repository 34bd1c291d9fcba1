import { limits, type LoggedAction } from '@cairn/contract'
import type { Queryable } from '#database/schema.ts'
import { pageOf } from './page-of.ts'

/** What operators did before a moment, newest first. */
export async function listActions(
  queryable: Queryable,
  before: Date,
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
    .where('done_at', '<', before)
    .orderBy('done_at', 'desc')
    .orderBy('action_id')
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
