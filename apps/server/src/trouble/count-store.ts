import { limits, type LessonCounts } from '@cairn/contract'
import { sql } from 'kysely'
import type { Queryable } from '#database/schema.ts'
import type { Tally } from './tally-events.ts'

type CountedFailure = { challengeId: string; number: number; hash: string }

/** Adds to the sums of a day. Rows come in the order of their lessons, so that concurrent calls wait in turn. */
export async function addCounts(queryable: Queryable, day: string, tallies: readonly Tally[]): Promise<void> {
  await queryable
    .insertInto('lesson_counts')
    .values(
      tallies
        .toSorted((one, other) => one.challengeId.localeCompare(other.challengeId))
        .map(({ challengeId, opened, attempts, passed, left }) => ({
          counted_on: day,
          challenge_id: challengeId,
          opened,
          attempts,
          passed,
          left_undone: left,
        })),
    )
    .onConflict((conflict) =>
      conflict.columns(['counted_on', 'challenge_id']).doUpdateSet((eb) => ({
        opened: eb('lesson_counts.opened', '+', eb.ref('excluded.opened')),
        attempts: eb('lesson_counts.attempts', '+', eb.ref('excluded.attempts')),
        passed: eb('lesson_counts.passed', '+', eb.ref('excluded.passed')),
        left_undone: eb('lesson_counts.left_undone', '+', eb.ref('excluded.left_undone')),
      })),
    )
    .execute()
}

export async function addFirstFailure(
  queryable: Queryable,
  day: string,
  { challengeId, number, hash }: CountedFailure,
): Promise<void> {
  await queryable
    .insertInto('first_failures')
    .values({ counted_on: day, challenge_id: challengeId, test_number: number, test_hash: hash, times: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['counted_on', 'challenge_id', 'test_number', 'test_hash'])
        .doUpdateSet((eb) => ({ times: eb('first_failures.times', '+', 1) })),
    )
    .execute()
}

/** Deletes what is older than it may become. */
export async function forgetOldCounts(queryable: Queryable, day: string): Promise<void> {
  const oldest = sql<string>`${day}::date - ${limits.lessonCountDays}::integer`
  await queryable.deleteFrom('lesson_counts').where('counted_on', '<', oldest).execute()
  await queryable.deleteFrom('first_failures').where('counted_on', '<', oldest).execute()
}

/** The sums of each lesson. */
export async function listCounts(queryable: Queryable): Promise<LessonCounts[]> {
  const total = (column: string) => sql<number>`sum(${sql.ref(column)})::integer`
  const counts = await queryable
    .selectFrom('lesson_counts')
    .select('challenge_id')
    .select([
      total('opened').as('opened'),
      total('attempts').as('attempts'),
      total('passed').as('passed'),
      total('left_undone').as('left'),
    ])
    .groupBy('challenge_id')
    .orderBy('challenge_id')
    .execute()
  const failures = await queryable
    .selectFrom('first_failures')
    .select(['challenge_id', 'test_number as number', 'test_hash as hash', total('times').as('times')])
    .groupBy(['challenge_id', 'test_number', 'test_hash'])
    .orderBy('times', 'desc')
    .orderBy('test_number')
    .execute()
  const byLesson = Map.groupBy(failures, ({ challenge_id }) => challenge_id)
  return counts.map(({ challenge_id: challengeId, ...sums }) => ({
    challengeId,
    ...sums,
    firstFailures: (byLesson.get(challengeId) ?? []).map(({ number, hash, times }) => ({
      number,
      hash,
      times,
    })),
  }))
}
