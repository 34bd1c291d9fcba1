import { shellProgram } from '../build/shell-program.ts'
import type { createBuilder } from './builder.ts'
import type { Kind } from './kind.ts'
import type { ProgramPreview } from './program-preview.ts'
import { runRequest, testRequest } from './requests.ts'
import { runTests } from './run-tests.ts'
import type { SandboxPool } from './sandbox-pool.ts'
import { tellScriptProblems } from './tell-script-problems.ts'
import type { createTestTools } from './test-tools.ts'

type Preparation = {
  builder: Pick<ReturnType<typeof createBuilder>, 'prepareTests'>
  testToolsFor: ReturnType<typeof createTestTools>
}

/** Runs a script of a shell, and tests in JavaScript on what it leaves. */
export function createShellKind(
  sandboxes: SandboxPool,
  preview: ProgramPreview,
  { builder, testToolsFor }: Preparation,
): Kind {
  return {
    prepare: async (challenge) => {
      sandboxes.prepare()
      await Promise.all([builder.prepareTests(challenge), testToolsFor(challenge)])
    },
    run: async (challenge, files, runOptions) => {
      runOptions.onEvent({ type: 'built', problems: [] })
      const onEvent = tellScriptProblems(files, runOptions.onEvent)
      const [tests, tools] = await Promise.all([builder.prepareTests(challenge), testToolsFor(challenge)])
      const request = testRequest(challenge, files, { source: '', tests, tools })
      const load = { ...runRequest(shellProgram(files), []), id: request.id }
      return runTests({ sandboxes, load, request, options: { ...runOptions, onEvent } })
    },
    preview: async (_challenge, files, previewOptions) => {
      previewOptions.onEvent({ type: 'built', problems: [] })
      const onEvent = tellScriptProblems(files, previewOptions.onEvent)
      return preview.show(shellProgram(files), { ...previewOptions, onEvent })
    },
  }
}
