import { sql } from 'kysely'
import type { Queryable } from '#database/schema.ts'
import type { ItemResult } from './item-results.ts'
import type { ItemSums } from './item-statistics.ts'

/** Adds a sitting to the sums of its questions. Rows come in order, so that concurrent calls wait in turn. */
export async function addItemResults(
  queryable: Queryable,
  examId: string,
  results: readonly ItemResult[],
): Promise<void> {
  const columns = ['answered', 'answered_right', 'rest_sum', 'rest_squares', 'rest_sum_of_right'] as const
  await queryable
    .insertInto('exam_items')
    .values(
      results
        .toSorted((one, other) => (one.questionId < other.questionId ? -1 : 1))
        .map(({ questionId, isRight, rest }) => ({
          exam_id: examId,
          question_id: questionId,
          answered: 1,
          answered_right: isRight ? 1 : 0,
          rest_sum: rest,
          rest_squares: rest * rest,
          rest_sum_of_right: isRight ? rest : 0,
        })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['exam_id', 'question_id'])
        .doUpdateSet(
          Object.fromEntries(
            columns.map((column) => [
              column,
              sql<number>`${sql.ref(`exam_items.${column}`)} + ${sql.ref(`excluded.${column}`)}`,
            ]),
          ),
        ),
    )
    .execute()
}

/** The sums of each question of an exam that was on a paper. */
export async function listItems(
  queryable: Queryable,
  examId: string,
): Promise<(ItemSums & { questionId: string })[]> {
  return queryable
    .selectFrom('exam_items')
    .select([
      'question_id as questionId',
      'answered',
      'answered_right as right',
      'rest_sum as restSum',
      'rest_squares as restSquares',
      'rest_sum_of_right as restSumOfRight',
    ])
    .where('exam_id', '=', examId)
    .orderBy('question_id')
    .execute()
}
