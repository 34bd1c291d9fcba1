import type { SubmittedFile } from '@cairn/contract'
import { sql } from 'kysely'
import { findValue } from '#database/find-value.ts'
import { listValues } from '#database/list-values.ts'
import type { Queryable } from '#database/schema.ts'
import { selectCompletion } from '#users/completion-store.ts'

export type Place = { userId: string; challengeId: string }

export type NewRun = Place & { runId: string; workHash: Buffer; dueAt: Date }

/** The code that a challenge was completed with; none if it was completed without, or not at all. */
export async function findFiles(
  queryable: Queryable,
  { userId, challengeId }: Place,
): Promise<readonly SubmittedFile[]> {
  return (await findValue(selectCompletion(queryable, userId, challengeId).select('files'))) ?? []
}

/** False if this work has a run already. One that failed makes way, because the camper asks for another try. */
export async function replaceRun(queryable: Queryable, run: NewRun): Promise<boolean> {
  const inserted = await insertInto(queryable, run)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'challenge_id'])
        .doUpdateSet((row) => ({
          run_id: row.ref('excluded.run_id'),
          work_hash: row.ref('excluded.work_hash'),
          state: row.ref('excluded.state'),
          failed_test: null,
          ran_at: null,
          crashes: 0,
          due_at: row.ref('excluded.due_at'),
        }))
        .where(sql<boolean>`project_runs.work_hash <> excluded.work_hash or project_runs.state = 'failed'`),
    )
    .returning('run_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** False if there is a run already. */
export async function addRun(queryable: Queryable, run: NewRun): Promise<boolean> {
  const inserted = await insertInto(queryable, run)
    .onConflict((conflict) => conflict.columns(['user_id', 'challenge_id']).doNothing())
    .returning('run_id')
    .executeTakeFirst()
  return inserted !== undefined
}

function insertInto(queryable: Queryable, { userId, challengeId, runId, workHash, dueAt }: NewRun) {
  return queryable.insertInto('project_runs').values({
    user_id: userId,
    challenge_id: challengeId,
    run_id: runId,
    work_hash: workHash,
    state: 'waiting',
    due_at: dueAt,
  })
}

/** When the last of a camper's runs is due, or was, also if it was withdrawn. */
export async function findLastDue(queryable: Queryable, userId: string): Promise<Date | undefined> {
  return findValue(queryable.selectFrom('run_turns').select('due_at').where('user_id', '=', userId))
}

export async function setLastDue(
  queryable: Queryable,
  { userId, dueAt }: Pick<NewRun, 'userId' | 'dueAt'>,
): Promise<void> {
  await queryable
    .insertInto('run_turns')
    .values({ user_id: userId, due_at: dueAt })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ due_at: dueAt }))
    .execute()
}

/** Forgets the run of a project unless it was a run of this work. */
export async function deleteRunOfOtherWork(
  queryable: Queryable,
  { userId, challengeId, workHash }: Place & { workHash?: Buffer | undefined },
): Promise<void> {
  const runs = queryable
    .deleteFrom('project_runs')
    .where('user_id', '=', userId)
    .where('challenge_id', '=', challengeId)
  await (workHash ? runs.where('work_hash', '<>', workHash) : runs).execute()
}

/** What a job is about; undefined if that was decided, replaced or deleted. */
export async function findWaitingRun(
  queryable: Queryable,
  runId: string,
): Promise<(Place & { crashes: number }) | undefined> {
  return queryable
    .selectFrom('project_runs')
    .select(['user_id as userId', 'challenge_id as challengeId', 'crashes'])
    .where('run_id', '=', runId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
}

/** How often the browser has crashed on a run, this time included; undefined if it no longer waits. */
export async function countCrash(queryable: Queryable, runId: string): Promise<number | undefined> {
  return findValue(
    queryable
      .updateTable('project_runs')
      .set((row) => ({ crashes: row('crashes', '+', 1) }))
      .where('run_id', '=', runId)
      .where('state', '=', 'waiting')
      .returning('crashes'),
  )
}

export type Decision = { state: 'passed' | 'failed'; failedTest?: string | undefined; ranAt: Date }

/** Whose run was decided; undefined if it no longer waits. */
export async function decideRun(
  queryable: Queryable,
  runId: string,
  { state, failedTest, ranAt }: Decision,
): Promise<string | undefined> {
  return findValue(
    queryable
      .updateTable('project_runs')
      .set({ state, failed_test: failedTest ?? null, ran_at: ranAt })
      .where('run_id', '=', runId)
      .where('state', '=', 'waiting')
      .returning('user_id'),
  )
}

/** Whose run was withdrawn; undefined if it no longer waits. */
export async function deleteWaitingRun(queryable: Queryable, runId: string): Promise<string | undefined> {
  return findValue(
    queryable
      .deleteFrom('project_runs')
      .where('run_id', '=', runId)
      .where('state', '=', 'waiting')
      .returning('user_id'),
  )
}

export async function listWaitingRuns(queryable: Queryable): Promise<{ runId: string; dueAt: Date }[]> {
  return queryable
    .selectFrom('project_runs')
    .select(['run_id as runId', 'due_at as dueAt'])
    .where('state', '=', 'waiting')
    .execute()
}

export async function listWaitingCampers(queryable: Queryable): Promise<string[]> {
  return listValues(
    queryable.selectFrom('project_runs').select('user_id').distinct().where('state', '=', 'waiting'),
  )
}

export async function deleteWaitingRuns(queryable: Queryable, userId: string): Promise<void> {
  await queryable
    .deleteFrom('project_runs')
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .execute()
}

/** All runs of a camper. */
export async function listRuns(queryable: Queryable, userId: string) {
  return queryable
    .selectFrom('project_runs')
    .select(['challenge_id as challengeId', 'state', 'failed_test as failedTest', 'ran_at as ranAt'])
    .where('user_id', '=', userId)
    .execute()
}
