import { sqlProgram } from '../build/sql-program.ts'
import type { Kind } from './kind.ts'
import type { ProgramPreview } from './program-preview.ts'
import { runRequest, testRequest } from './requests.ts'
import { runTests } from './run-tests.ts'
import type { SandboxPool } from './sandbox-pool.ts'
import { tellSqlProblems } from './tell-sql-problems.ts'

/** Runs queries on a database, and tests that are queries. */
export function createSqlKind(sandboxes: SandboxPool, preview: ProgramPreview): Kind {
  return {
    prepare: async () => sandboxes.prepare(),
    run: async (challenge, files, runOptions) => {
      runOptions.onEvent({ type: 'built', problems: [] })
      const onEvent = tellSqlProblems(files, runOptions.onEvent)
      const tests = challenge.tests.map(({ testString }) => testString)
      const request = testRequest(challenge, files, { source: '', tests, tools: {} })
      const load = { ...runRequest(sqlProgram(files), []), id: request.id }
      return runTests({ sandboxes, load, request, options: { ...runOptions, onEvent } })
    },
    preview: async (_challenge, files, previewOptions) => {
      previewOptions.onEvent({ type: 'built', problems: [] })
      const onEvent = tellSqlProblems(files, previewOptions.onEvent)
      return preview.show(sqlProgram(files), { ...previewOptions, onEvent })
    },
  }
}
