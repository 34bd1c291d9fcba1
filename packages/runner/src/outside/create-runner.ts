import { type TestEnvironment, testEnvironmentOf } from '@cairn/contract'
import { buildPage } from '../build/build-page.ts'
import { buildJavascript, buildPython } from '../build/build-program.ts'
import type {
  PreviewOptions,
  RunnableChallenge,
  Runner,
  RunnerOptions,
  RunOptions,
  SourceFile,
} from '../runner.ts'
import { createBuildTools } from './build-tools.ts'
import { createPagePreview } from './page-preview.ts'
import { createProgramPreview } from './program-preview.ts'
import { loadForTests, testRequest } from './requests.ts'
import { runTests } from './run-tests.ts'
import { createSandboxes } from './sandboxes.ts'

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
    javascript: createProgramPreview(sandboxes.javascript, { lingers: true }),
    python: createProgramPreview(sandboxes.python, { lingers: false }),
  }
  const { toolsFor } = createBuildTools(options.assetsPath)
  const program = (environment: 'javascript' | 'python', build: typeof buildJavascript): Kind => ({
    run: async (challenge, files, runOptions) => {
      const tools = await toolsFor(files, challenge)
      const { source, problems } = build(files, {
        ...tools,
        isLoopGuarded: !challenge.disableLoopProtectTests,
      })
      runOptions.onEvent({ type: 'built', problems })
      const request = testRequest(challenge, files, { source, tools: tools.testTools })
      return runTests({ sandboxes: sandboxes[environment], request, options: runOptions })
    },
    preview: async (challenge, files, previewOptions) => {
      const tools = await toolsFor(files, challenge)
      const { source, problems } = build(files, {
        ...tools,
        isLoopGuarded: !challenge.disableLoopProtectPreview,
      })
      previewOptions.onEvent({ type: 'built', problems })
      if (problems.length > 0) return previewOptions.onEvent({ type: 'done', results: [] })
      return previews[environment].show(source, previewOptions)
    },
  })
  const kinds = {
    page: {
      run: async (challenge, files, runOptions) => {
        const tools = {
          ...(await toolsFor(files, challenge)),
          isLoopGuarded: !challenge.disableLoopProtectTests,
        }
        const { html, problems } = buildPage(files, tools, challenge)
        runOptions.onEvent({ type: 'built', problems })
        const request = testRequest(challenge, files, { source: '', tools: tools.testTools })
        const load = loadForTests(request, html)
        return runTests({ sandboxes: sandboxes.page, load, request, options: runOptions })
      },
      preview: async (challenge, files, previewOptions) => {
        const tools = {
          ...(await toolsFor(files, challenge)),
          isLoopGuarded: !challenge.disableLoopProtectPreview,
        }
        const { html, problems } = buildPage(files, tools, challenge)
        previewOptions.onEvent({ type: 'built', problems })
        return previews.page.show(html, previewOptions)
      },
    },
    javascript: program('javascript', buildJavascript),
    python: program('python', buildPython),
  } satisfies Record<TestEnvironment, Kind>

  return {
    prepare: (challenge) => sandboxes[environmentOf(challenge)].prepare(),
    run: (challenge, files, runOptions) =>
      reportFaults(runOptions, () => kinds[environmentOf(challenge)].run(challenge, files, runOptions)),
    preview: (challenge, files, previewOptions) =>
      reportFaults(previewOptions, () =>
        kinds[environmentOf(challenge)].preview(challenge, files, previewOptions),
      ),
    dispose: () => {
      for (const preview of Object.values(previews)) preview.dispose()
      sandboxes.dispose()
    },
  }
}

function environmentOf({ challengeType }: RunnableChallenge): TestEnvironment {
  const environment = testEnvironmentOf(challengeType)
  // The words of the specification, §8.
  if (environment === null) throw new Error(`Cannot get test runner for challenge type ${challengeType}`)
  return environment
}

/** The runner's outer edge: whatever goes wrong inside becomes an event. */
async function reportFaults({ onEvent }: RunOptions, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error)
    onEvent({ type: 'failed', cause: { kind: 'unavailable' } })
  }
}
