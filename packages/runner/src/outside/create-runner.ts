import { limits, type TestEnvironment, testEnvironmentOf } from '@cairn/contract'
import type { BuildJob } from '../build/build-job.ts'
import { pythonSource } from '../build/build-program.ts'
import type {
  PreviewOptions,
  RunnableChallenge,
  Runner,
  RunnerOptions,
  RunOptions,
  SourceFile,
} from '../runner.ts'
import { createAnticipation } from './anticipation.ts'
import { createBuilder } from './builder.ts'
import { createPagePreview } from './page-preview.ts'
import { createProgramPreview } from './program-preview.ts'
import { loadForTests, testRequest } from './requests.ts'
import { runTests } from './run-tests.ts'
import { createSandboxes } from './sandboxes.ts'
import { createTestTools } from './test-tools.ts'
import { runUnlessMistyped, tellTypeProblems } from './type-problems.ts'

type Files = readonly SourceFile[]

type Kind = {
  run: (challenge: RunnableChallenge, files: Files, options: RunOptions) => Promise<void>
  preview: (challenge: RunnableChallenge, files: Files, options: PreviewOptions) => Promise<void>
}

/** Makes a runner for one page of the app. Nothing is loaded before `prepare`, `run` or `preview`. */
export function createRunner(options: RunnerOptions): Runner {
  const pagePreview = createPagePreview(`${options.documentsUrl}page.html`)
  const sandboxes = createSandboxes(options, pagePreview.dispose)
  const previews = {
    page: pagePreview,
    javascript: createProgramPreview(sandboxes.javascript, {
      lingers: true,
      timeoutMs: limits.previewTimeoutMs,
    }),
    python: createProgramPreview(sandboxes.python, {
      lingers: false,
      timeoutMs: limits.pythonPreviewTimeoutMs,
    }),
  }
  const builder = createBuilder(options.assetsPath)
  const testToolsFor = createTestTools(options.assetsPath)
  const compiled = (kind: 'page' | 'javascript'): Kind => ({
    run: async (challenge, files, runOptions) => {
      const isLoopGuarded = !challenge.disableLoopProtectTests
      const job: BuildJob = { kind, files, settings: settingsOf(challenge), isLoopGuarded }
      const [built, tools] = await Promise.all([builder.build(job), testToolsFor(challenge)])
      const runBuilt = (text: string, heard: RunOptions) => {
        const request = testRequest(challenge, files, { source: kind === 'page' ? '' : text, tools })
        const load = kind === 'page' ? loadForTests(request, text) : undefined
        return runTests({ sandboxes: sandboxes[kind], load, request, options: heard })
      }
      await runUnlessMistyped({ built, types: builder.checkTypes(files), options: runOptions, run: runBuilt })
    },
    preview: async (challenge, files, previewOptions) => {
      const isLoopGuarded = !challenge.disableLoopProtectPreview
      const { text, problems } = await builder.build({
        kind,
        files,
        settings: settingsOf(challenge),
        isLoopGuarded,
      })
      previewOptions.onEvent({ type: 'built', problems })
      void tellTypeProblems(builder.checkTypes(files), problems, previewOptions)
      if (kind === 'page') return previews.page.show(text, previewOptions)
      if (problems.length > 0) return previewOptions.onEvent({ type: 'done', results: [] })
      return previews.javascript.show(text, previewOptions)
    },
  })
  const kinds = {
    page: compiled('page'),
    javascript: compiled('javascript'),
    python: {
      run: async (challenge, files, runOptions) => {
        const source = pythonSource(files)
        runOptions.onEvent({ type: 'built', problems: [] })
        const request = testRequest(challenge, files, { source, tools: await testToolsFor(challenge) })
        return runTests({ sandboxes: sandboxes.python, request, options: runOptions })
      },
      preview: async (_challenge, files, previewOptions) => {
        previewOptions.onEvent({ type: 'built', problems: [] })
        return previews.python.show(pythonSource(files), previewOptions)
      },
    },
  } satisfies Record<TestEnvironment, Kind>

  const anticipation = createAnticipation()
  const run = (challenge: RunnableChallenge, files: Files, runOptions: RunOptions) =>
    reportFaults(runOptions, () => kinds[environmentOf(challenge)].run(challenge, files, runOptions))

  return {
    prepare: (challenge) => sandboxes[environmentOf(challenge)].prepare(),
    run: async (challenge, files, runOptions) => {
      const ahead = anticipation.take(keyOf(challenge, files), runOptions)
      if (ahead) return ahead
      await anticipation.cancel()
      return run(challenge, files, runOptions)
    },
    anticipate: (challenge, files) =>
      anticipation.begin(keyOf(challenge, files), (runOptions) => run(challenge, files, runOptions)),
    preview: async (challenge, files, previewOptions) => {
      const environment = environmentOf(challenge)
      // There is one Python; what runs in it unasked makes room.
      if (environment === 'python') await anticipation.cancel()
      return reportFaults(previewOptions, () => kinds[environment].preview(challenge, files, previewOptions))
    },
    answer: (line) => previews.python.answer(line),
    dispose: () => {
      void anticipation.cancel()
      for (const preview of Object.values(previews)) preview.dispose()
      builder.dispose()
      sandboxes.dispose()
    },
  }
}

/** Runs of the same key have the same results, as far as anybody can foresee. */
function keyOf({ id, tests, hooks }: RunnableChallenge, files: Files): string {
  return JSON.stringify([id, tests, hooks, files])
}

function settingsOf({ required, template }: RunnableChallenge): BuildJob['settings'] {
  return { ...(required && { required }), ...(template !== undefined && { template }) }
}

function environmentOf({ challengeType }: RunnableChallenge): TestEnvironment {
  const environment = testEnvironmentOf(challengeType)
  // The words of the specification, §8.
  if (environment === null) throw new Error(`Cannot get test runner for challenge type ${challengeType}`)
  return environment
}

/** The runner's outer edge: whatever goes wrong inside becomes an event. */
async function reportFaults({ signal, onEvent }: RunOptions, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    // Nobody waits for it any more: what it needed has been taken away with the lesson.
    if (signal.aborted) return
    console.error(error)
    onEvent({ type: 'failed', cause: { kind: 'unavailable' } })
  }
}
