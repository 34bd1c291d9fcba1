import { randomUUID } from 'node:crypto'
import type { Database } from '#database/schema.ts'

type Run = { userId: string; challengeId: string }

/** Records what the school's own run of a project has found, or that it is still to be made. */
export async function decideRun(
  database: Database,
  { userId, challengeId }: Run,
  state: 'waiting' | 'passed' | 'failed',
): Promise<void> {
  await database
    .insertInto('project_runs')
    .values({
      user_id: userId,
      challenge_id: challengeId,
      run_id: randomUUID(),
      work_hash: Buffer.alloc(32),
      state,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'challenge_id']).doUpdateSet({ state }))
    .execute()
}
