import type { RunnableChallenge, SourceFile } from '@cairn/runner'
import { buildPage, buildScript } from './their-build.ts'

/** The package's own declarations (`test-runner.js`). */
type TheirRunner = { runAllTests: (tests: readonly string[], timeout?: number) => Promise<TheirResult[]> }
type TheirResult = { pass: true } | { err: { message: string } }

declare global {
  interface Window {
    FCCTestRunner: {
      createTestRunner: (settings: object, limits?: { timeout: number }) => Promise<TheirRunner>
    }
  }
  /** The other runner, as exposed by the benchmark's page. */
  var their: {
    run: (group: string, challenge: RunnableChallenge, files: readonly SourceFile[]) => Promise<string | null>
  }
}

const testTimeoutMs = 5000

/** Runs all tests on the learner's files; null when all have passed, otherwise the first failure. */
globalThis.their = {
  run: async (group, { tests, hooks }, files) => {
    const contents = files.map((file) => file.contents).join('')
    const type = group === 'python' || group === 'javascript' ? group : 'dom'
    const source =
      type === 'dom' ? await buildPage(files) : type === 'javascript' ? await buildScript(files) : contents
    const runner = await window.FCCTestRunner.createTestRunner(
      {
        source,
        type,
        code: { contents, editableContents: '' },
        hooks,
        assetPath: '/their/',
        loadEnzyme: false,
      },
      { timeout: 120_000 },
    )
    const results = await runner.runAllTests(
      tests.map(({ testString }) => testString),
      testTimeoutMs,
    )
    const failed = results.find((result) => 'err' in result)
    return failed && 'err' in failed ? failed.err.message : null
  },
}
