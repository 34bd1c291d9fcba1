import type { HooksBefore } from '../build/hooks-before.ts'
import type { BuildAnswer, BuildRequest, Built, Outcome } from '../build/build-job.ts'
import type { SourceFile } from '../runner.ts'

type Task = {
  request: BuildRequest
  limitMs: number | undefined
  resolve: (outcome: Outcome) => void
  reject: (error: Error) => void
}
type Work<Request> = Request extends { id: number } ? Omit<Request, 'id'> : never
type Building<Request> = Request extends { type: 'prepare-tests' } ? never : Work<Request>

export type BuildThread = {
  /**
   * Sends one task to the thread. A task that exceeds `limitMs`, counted from when its tools are loaded, ends the
   * thread and is answered with a problem; the next task starts a new one.
   *
   * @throws TypeError when the thread or its tools cannot be loaded.
   */
  build: (request: Building<BuildRequest>, limitMs: number) => Promise<Built>
  /**
   * Prepares a challenge's tests (build/prepare-test.ts).
   *
   * @throws TypeError when the thread cannot be loaded.
   */
  prepareTests: (tests: readonly string[], hooks: HooksBefore) => Promise<readonly string[]>
  pending: () => number
  dispose: () => void
}

/** One worker, started when first needed. */
export function createBuildThread(address: string): BuildThread {
  const tasks = new Map<number, Task>()
  let worker: Worker | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastId = 0

  const end = () => {
    clearTimeout(timer)
    worker?.terminate()
    worker = undefined
  }
  const failAll = (message: string) => {
    end()
    for (const { reject } of tasks.values()) reject(new TypeError(message))
    tasks.clear()
  }
  const hear = ({ data: answer }: MessageEvent<BuildAnswer>) => {
    const task = tasks.get(answer.id)
    if (!task) return
    clearTimeout(timer)
    if (answer.type === 'started') {
      if (task.limitMs === undefined) return
      timer = setTimeout(() => {
        tasks.delete(answer.id)
        end()
        task.resolve({ text: '', libraries: [], problems: [tooLong(task)] })
        for (const { request } of tasks.values()) send(request)
      }, task.limitMs)
      return
    }
    tasks.delete(answer.id)
    if (answer.type === 'done') task.resolve(answer.outcome)
    else task.reject(new TypeError(answer.message))
  }
  const start = () => {
    const started = new Worker(address)
    started.addEventListener('message', hear)
    started.addEventListener('error', (event) => {
      event.preventDefault()
      failAll(event.message || `${address} could not be loaded`)
    })
    return started
  }
  const send = (request: BuildRequest) => {
    worker ??= start()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(request)
  }
  const ask = (work: Work<BuildRequest>, limitMs?: number) => {
    const request: BuildRequest = { id: (lastId += 1), ...work }
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
    tasks.set(request.id, { request, limitMs, resolve, reject })
    send(request)
    return promise
  }
  return {
    build: async (work, limitMs) => (await ask(work, limitMs)) as Built,
    prepareTests: async (tests, hooks) =>
      (await ask({ type: 'prepare-tests', tests, hooks })) as readonly string[],
    pending: () => tasks.size,
    dispose: () => failAll('The lesson has been left'),
  }
}

function tooLong({ limitMs, request }: Task): Built['problems'][number] {
  const message = `This took longer than ${limitMs} ms to compile, and was stopped. Look for a loop without an end.`
  const [file] = filesOf(request)
  return { fileKey: file?.fileKey ?? '', line: 1, column: 1, message }
}

function filesOf(request: BuildRequest): readonly SourceFile[] {
  if (request.type === 'prepare-tests') return []
  return request.type === 'build' ? request.job.files : request.files
}
