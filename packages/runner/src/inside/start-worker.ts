import type { WorkerStart } from '../messages.ts'
import { dataOf } from './primordials.ts'

/** Waits for the worker host's first message, which carries the port to the app. Later messages are ignored. */
export function whenStarted(started: (port: MessagePort, start: WorkerStart) => void): void {
  addEventListener('message', function begin(event: MessageEvent) {
    const [port] = event.ports
    if (!port) return
    removeEventListener('message', begin)
    started(port, dataOf(event) as WorkerStart)
  })
}
