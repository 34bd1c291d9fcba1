import { programText } from '../build/program-text.ts'
import type { PythonRuntime, TestRequest } from '../messages.ts'
import type { RunnableChallenge, RunOptions, SourceFile, TestResult } from '../runner.ts'
import { type Attempt, collectResults } from './collect-results.ts'
import { fetchPython } from './fetch-python.ts'
import { followAttempts } from './follow-attempts.ts'
import type { Lab, LabWorker } from './lab.ts'
import { toTestRequest } from './run-request.ts'

/** Runs Python in one worker of the lab, which is kept, because starting it takes a second or more. */
export class PythonRunner {
  readonly #lab: Lab
  readonly #assetsPath: string
  #runtime: Promise<PythonRuntime> | undefined
  #worker: Promise<LabWorker> | undefined
  #progress: (loadedBytes: number, totalBytes: number) => void = () => undefined

  constructor(lab: Lab, assetsPath: string) {
    this.#lab = lab
    this.#assetsPath = assetsPath
  }

  prepare(): void {
    // Whoever runs first hears of a failure; here it is only early.
    this.#startedWorker().catch(() => undefined)
  }

  async run(challenge: RunnableChallenge, files: readonly SourceFile[], options: RunOptions): Promise<void> {
    options.onEvent({ type: 'built', problems: [] })
    await followAttempts({
      request: toTestRequest(challenge, files, sourceOf(files)),
      options,
      attempt: (request, results) => this.#attempt(request, results, options),
    })
  }

  /** The program alone, once, for what it prints. */
  async preview(
    challenge: RunnableChallenge,
    files: readonly SourceFile[],
    options: RunOptions,
  ): Promise<void> {
    options.onEvent({ type: 'built', problems: [] })
    const request = toTestRequest({ ...challenge, tests: [] }, files, sourceOf(files))
    const outcome = await this.#attempt(request, [], options)
    if (outcome.state === 'hung') options.onEvent({ type: 'failed', cause: { kind: 'preview-timeout' } })
    if (outcome.state === 'complete') options.onEvent({ type: 'done', results: [] })
  }

  async #attempt(request: TestRequest, results: TestResult[], options: RunOptions): Promise<Attempt> {
    this.#progress = (loadedBytes, totalBytes) =>
      options.onEvent({ type: 'loading', loadedBytes, totalBytes })
    const worker = await this.#startedWorker()
    await worker.ready
    const begin = () => worker.send(request)
    const outcome = await collectResults({ sandbox: worker, request, results, options, begin })
    if (outcome.state !== 'complete') {
      // It may still be busy with the program that we no longer wait for.
      worker.end()
      this.#worker = undefined
      this.prepare()
    }
    return outcome
  }

  #startedWorker(): Promise<LabWorker> {
    this.#runtime ??= fetchPython(this.#assetsPath, (loaded, total) => this.#progress(loaded, total))
    this.#worker ??= this.#runtime.then((runtime) => this.#lab.start('python', runtime))
    this.#worker.catch(() => {
      // No connection just now: the next run tries again.
      this.#runtime = undefined
      this.#worker = undefined
    })
    return this.#worker
  }
}

function sourceOf(files: readonly SourceFile[]): string {
  return files.map((file) => programText(file).text).join('\n')
}
