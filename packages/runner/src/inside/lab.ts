import type { LabMessage } from '../messages.ts'
import { connectToHost } from './connect.ts'
import { dataOf } from './primordials.ts'

declare global {
  /** The text of each worker, put in by the build: a sandbox cannot fetch. */
  var WORKER_SOURCES: Record<'javascript' | 'python', string>
}

const address = (source: string) => URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
const addresses = { javascript: address(WORKER_SOURCES.javascript), python: address(WORKER_SOURCES.python) }

/**
 * Starts and ends workers. They inherit this document's opaque origin, so what runs in them has no way to
 * the app; the lab itself never runs learner code.
 */
connectToHost((port) => {
  const workers = new Map<number, Worker>()
  port.addEventListener('message', (event) => {
    const message = dataOf(event) as LabMessage
    if (message.type === 'kill') {
      workers.get(message.number)?.terminate()
      workers.delete(message.number)
      return
    }
    const [workerPort] = event.ports
    if (!workerPort) return
    const worker = new Worker(addresses[message.kind])
    workers.set(message.number, worker)
    worker.postMessage(message.runtime, [workerPort])
  })
  port.start()
  port.postMessage({ type: 'ready' })
})
