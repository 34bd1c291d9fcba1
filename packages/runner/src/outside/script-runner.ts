import { limits } from '@cairn/contract'
import { buildScript } from '../build/build-script.ts'
import type { TestRequest } from '../messages.ts'
import type { RunnableChallenge, RunOptions, SourceFile } from '../runner.ts'
import { collectResults } from './collect-results.ts'
import { followAttempts } from './follow-attempts.ts'
import type { Lab, LabWorker } from './lab.ts'
import { toTestRequest } from './run-request.ts'

/** Runs JavaScript in workers of the lab: one a run, used once, with a spare kept warm. */
export class ScriptRunner {
  readonly #lab: Lab
  #spare: LabWorker | undefined

  constructor(lab: Lab) {
    this.#lab = lab
  }

  prepare(): void {
    this.#spare ??= this.#lab.start('javascript')
  }

  async run(challenge: RunnableChallenge, files: readonly SourceFile[], options: RunOptions): Promise<void> {
    const { source, problems } = buildScript(files, { isLoopGuarded: !challenge.disableLoopProtectTests })
    options.onEvent({ type: 'built', problems })
    await followAttempts({
      request: toTestRequest(challenge, files, source),
      options,
      attempt: async (request, results) => {
        const worker = this.#takeSpare()
        try {
          await worker.ready
          const begin = () => worker.send(request)
          return await collectResults({ sandbox: worker, request, results, options, begin })
        } finally {
          worker.end()
          this.prepare()
        }
      },
    })
  }

  /** The program alone, once, for what it prints. */
  async preview(
    challenge: RunnableChallenge,
    files: readonly SourceFile[],
    options: RunOptions,
  ): Promise<void> {
    const { source, problems } = buildScript(files, { isLoopGuarded: !challenge.disableLoopProtectPreview })
    options.onEvent({ type: 'built', problems })
    if (problems.length > 0) return
    const request: TestRequest = {
      ...toTestRequest({ ...challenge, tests: [] }, files, source),
      testTimeoutMs: limits.previewTimeoutMs,
      loopLimitMs: limits.previewLoopLimitMs,
    }
    const worker = this.#takeSpare()
    try {
      await worker.ready
      const begin = () => worker.send(request)
      const outcome = await collectResults({ sandbox: worker, request, results: [], options, begin })
      if (outcome.state === 'hung') options.onEvent({ type: 'failed', cause: { kind: 'preview-timeout' } })
      if (outcome.state === 'complete') options.onEvent({ type: 'done', results: [] })
    } finally {
      worker.end()
      this.prepare()
    }
  }

  #takeSpare(): LabWorker {
    const worker = this.#spare ?? this.#lab.start('javascript')
    this.#spare = undefined
    return worker
  }
}
