import type { BuildAnswer, BuildRequest, Built } from '../build/build-job.ts'

type Task = {
  request: BuildRequest
  limitMs: number
  resolve: (built: Built) => void
  reject: (error: Error) => void
}
type Work<Request> = Request extends { id: number } ? Omit<Request, 'id'> : never

export type BuildThread = {
  /**
   * Sends one task to the thread. A task that exceeds `limitMs`, counted from when its tools are loaded, ends the
   * thread and is answered with a problem; the next task starts a new one.
   *
   * @throws TypeError when the thread or its tools cannot be loaded.
   */
  work: (request: Work<BuildRequest>, limitMs: number) => Promise<Built>
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
      timer = setTimeout(() => {
        tasks.delete(answer.id)
        end()
        task.resolve({ text: '', libraries: [], problems: [tooLong(task)] })
        for (const { request } of tasks.values()) send(request)
      }, task.limitMs)
      return
    }
    tasks.delete(answer.id)
    if (answer.type === 'done') task.resolve(answer.built)
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
  return {
    work: (work, limitMs) => {
      const request: BuildRequest = { id: (lastId += 1), ...work }
      const { promise, resolve, reject } = Promise.withResolvers<Built>()
      tasks.set(request.id, { request, limitMs, resolve, reject })
      send(request)
      return promise
    },
    pending: () => tasks.size,
    dispose: () => failAll('The lesson has been left'),
  }
}

function tooLong({ limitMs, request }: Task): Built['problems'][number] {
  const message = `This took longer than ${limitMs} ms to compile, and was stopped. Look for a loop without an end.`
  const [file] = request.type === 'build' ? request.job.files : request.files
  return { fileKey: file?.fileKey ?? '', line: 1, column: 1, message }
}
