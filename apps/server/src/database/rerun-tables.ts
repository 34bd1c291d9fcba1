import type { ProjectRun } from '@cairn/contract'
import type { Generated } from 'kysely'

/** Submitted projects whose tests are run again. */
export type RerunTables = {
  project_runs: {
    user_id: string
    challenge_id: string
    run_id: string
    work_hash: Buffer
    state: Exclude<ProjectRun['state'], 'not-re-run'>
    failed_test: string | null
    ran_at: Date | null
    crashes: Generated<number>
    due_at: Generated<Date>
  }
  run_turns: { user_id: string; due_at: Date }
}
