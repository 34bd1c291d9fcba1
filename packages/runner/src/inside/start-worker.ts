import type { WorkerStart } from '../messages.ts'
import { dataOf } from './primordials.ts'

/** Waits for the first message of the lab, which brings the port to the app; no later one is listened to. */
export function whenStarted(started: (port: MessagePort, start: WorkerStart) => void): void {
  addEventListener('message', function begin(event: MessageEvent) {
    const [port] = event.ports
    if (!port) return
    removeEventListener('message', begin)
    started(port, dataOf(event) as WorkerStart)
  })
}
