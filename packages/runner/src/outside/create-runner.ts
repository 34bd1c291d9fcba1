import { limits, type TestEnvironment } from '@cairn/contract'
import type { BuildJob } from '../build/build-job.ts'
import type { RunnableChallenge, Runner, RunnerOptions, RunOptions, SourceFile } from '../runner.ts'
import { createSpeculativeRun } from './speculative-run.ts'
import { createBuilder } from './builder.ts'
import { environmentToPreview, environmentToTest } from './environment-for.ts'
import type { Kind } from './kind.ts'
import { createPagePreview } from './page-preview.ts'
import { createProgramPreview } from './program-preview.ts'
import { createPythonKind } from './python-kind.ts'
import { loadForTests, testRequest } from './requests.ts'
import { runTests } from './run-tests.ts'
import { createSandboxes } from './sandboxes.ts'
import { createShellKind } from './shell-kind.ts'
import { createSqlKind } from './sql-kind.ts'
import { createTestTools } from './test-tools.ts'
import { createTextCache } from './text-cache.ts'
import { runUnlessMistyped, tellTypeProblems } from './type-problems.ts'

type Files = readonly SourceFile[]

/** Creates a runner for one page of the app. Nothing is loaded before `prepare`, `run` or `preview`. */
export function createRunner(options: RunnerOptions): Runner {
  const pagePreview = createPagePreview(`${options.documentsUrl}page.html`)
  const fetchText = createTextCache(options.assetsPath)
  const sandboxes = createSandboxes(options, fetchText, pagePreview.dispose)
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
    sql: createProgramPreview(sandboxes.sql, { lingers: false, timeoutMs: limits.sqlPreviewTimeoutMs }),
    shell: createProgramPreview(sandboxes.shell, { lingers: false, timeoutMs: limits.shellPreviewTimeoutMs }),
  }
  const builder = createBuilder(options.assetsPath)
  const testToolsFor = createTestTools(fetchText)
  const textsOf = (libraries: readonly string[]) =>
    Promise.all(libraries.map((name) => fetchText(`libraries/${name}`)))
  const compiled = (kind: 'page' | 'javascript'): Kind => ({
    prepare: async (challenge, files) => {
      sandboxes[kind].prepare()
      const equip = async () => {
        const { libraries } = await builder.build(jobOf(kind, challenge, files))
        sandboxes.libraries.expect(mayRunAhead(challenge) ? libraries : [])
        sandboxes[kind].prepare()
      }
      await Promise.all([
        equip(),
        builder.prepareTests(challenge),
        builder.readTypes(files),
        testToolsFor(challenge),
      ])
    },
    run: async (challenge, files, runOptions) => {
      const job = jobOf(kind, challenge, files)
      const [built, tests, tools] = await Promise.all([
        builder.build(job),
        builder.prepareTests(challenge),
        testToolsFor(challenge),
      ])
      const isAhead = mayRunAhead(challenge)
      sandboxes.libraries.expect(isAhead ? built.libraries : [])
      const libraries = isAhead ? [] : await textsOf(built.libraries)
      const runBuilt = (text: string, heard: RunOptions) => {
        const request = testRequest(challenge, files, {
          source: kind === 'page' ? '' : text,
          tests,
          tools,
        })
        const load = kind === 'page' ? loadForTests(request, { html: text, libraries }) : undefined
        return runTests({ sandboxes: sandboxes[kind], load, request, options: heard })
      }
      await runUnlessMistyped({ built, types: builder.checkTypes(files), options: runOptions, run: runBuilt })
    },
    preview: async (challenge, files, previewOptions) => {
      const isLoopGuarded = !challenge.disableLoopProtectPreview
      const job = { ...jobOf(kind, challenge, files), isLoopGuarded }
      const { text, problems, libraries } = await builder.build(job)
      previewOptions.onEvent({ type: 'built', problems })
      void tellTypeProblems(builder.checkTypes(files), problems, previewOptions)
      if (kind === 'page') {
        return previews.page.show({ html: text, libraries: await textsOf(libraries) }, previewOptions)
      }
      if (problems.length > 0) return previewOptions.onEvent({ type: 'done', results: [] })
      return previews.javascript.show({ source: text }, previewOptions)
    },
  })
  const kinds = {
    page: compiled('page'),
    javascript: compiled('javascript'),
    python: createPythonKind(sandboxes.python, previews.python, { builder, testToolsFor }),
    sql: createSqlKind(sandboxes.sql, previews.sql),
    shell: createShellKind(sandboxes.shell, previews.shell, { builder, testToolsFor }),
  } satisfies Record<TestEnvironment, Kind>

  const speculative = createSpeculativeRun()
  const run = (challenge: RunnableChallenge, files: Files, runOptions: RunOptions) =>
    reportFaults(runOptions, () => kinds[environmentToTest(challenge)].run(challenge, files, runOptions))

  return {
    prepare: (challenge, files) => {
      // Whatever failed to load is fetched again, and reported, when it is needed.
      kinds[environmentToTest(challenge)].prepare(challenge, files).catch(() => undefined)
    },
    run: async (challenge, files, runOptions) => {
      const ahead = speculative.take(keyOf(challenge, files), runOptions)
      if (ahead) return ahead
      await speculative.cancel()
      return run(challenge, files, runOptions)
    },
    runAt: (challenge, address, runOptions) =>
      reportFaults(runOptions, async () => {
        runOptions.onEvent({ type: 'built', problems: [] })
        const tests = await builder.prepareTests(challenge)
        const tools = await testToolsFor(challenge)
        const request = { ...testRequest(challenge, [], { source: '', tests, tools }), code: address }
        const load = loadForTests(request, { html: '', libraries: [] })
        return runTests({ sandboxes: sandboxes.remote(address), load, request, options: runOptions })
      }),
    runSpeculatively: async (challenge, files) => {
      // Every run of SQL takes a database that would have to be made again.
      if (environmentToTest(challenge) === 'sql') return
      await speculative.begin(keyOf(challenge, files), (runOptions) => run(challenge, files, runOptions))
    },
    preview: async (challenge, files, previewOptions) => {
      const environment = environmentToPreview(challenge)
      // There is only one Python, so a speculative run makes way.
      if (environment === 'python') await speculative.cancel()
      return reportFaults(previewOptions, () => kinds[environment].preview(challenge, files, previewOptions))
    },
    answer: (line) => {
      previews.python.answer(line)
      previews.shell.answer(line)
    },
    dispose: () => {
      void speculative.cancel()
      for (const preview of Object.values(previews)) preview.dispose()
      builder.dispose()
      sandboxes.dispose()
    },
  }
}

/** A hook may set the clock, which libraries read once, when they are loaded: they come after the hook. */
function mayRunAhead({ hooks }: RunnableChallenge): boolean {
  return hooks.beforeAll === ''
}

/** Runs with the same key are expected to have the same results. */
function keyOf({ id, tests, hooks }: RunnableChallenge, files: Files): string {
  return JSON.stringify([id, tests, hooks, files])
}

/** The build that a test run needs. */
function jobOf(
  kind: BuildJob['kind'],
  { required, template, disableLoopProtectTests }: RunnableChallenge,
  files: Files,
): BuildJob {
  const settings = { ...(required && { required }), ...(template !== undefined && { template }) }
  return { kind, files, settings, isLoopGuarded: !disableLoopProtectTests }
}

/** The runner's outer boundary: every error inside becomes an event. */
async function reportFaults({ signal, onEvent }: RunOptions, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    // The run was aborted, and what it needed was disposed of with the lesson.
    if (signal.aborted) return
    console.error(error)
    onEvent({ type: 'failed', cause: { kind: 'unavailable' } })
  }
}
