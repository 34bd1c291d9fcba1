import type { Runner, RunnerOptions, RunOptions } from '../runner.ts'
import { createHiddenParent } from './hidden-parent.ts'
import { Lab } from './lab.ts'
import { PageRunner } from './page-runner.ts'
import { PythonRunner } from './python-runner.ts'
import { environmentOf } from './run-request.ts'
import { ScriptRunner } from './script-runner.ts'

/** Makes a runner for one page of the app. Nothing is loaded before `prepare`, `run` or `preview`. */
export function createRunner({ documentsUrl, assetsPath }: RunnerOptions): Runner {
  const parent = createHiddenParent()
  const lab = new Lab(documentsUrl, parent)
  const runners = {
    page: new PageRunner(documentsUrl, parent),
    javascript: new ScriptRunner(lab),
    python: new PythonRunner(lab, assetsPath),
  } as const
  return {
    prepare: (challenge) => runners[environmentOf(challenge)].prepare(),
    run: (challenge, files, options) =>
      reportFaults(options, () => runners[environmentOf(challenge)].run(challenge, files, options)),
    preview: (challenge, files, options) =>
      reportFaults(options, () => runners[environmentOf(challenge)].preview(challenge, files, options)),
    dispose: () => {
      runners.page.dispose()
      lab.dispose()
      parent.remove()
    },
  }
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
