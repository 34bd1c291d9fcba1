import { hello } from '../messages.ts'
import { dataOf } from './primordials.ts'

/**
 * Says hello to the page that made this frame and waits for the port over which everything else goes. The
 * listener is gone before learner code exists (runner.md §6, protocol).
 */
export function connectToHost(connected: (port: MessagePort) => void): void {
  const { parent } = globalThis as unknown as Window
  const listen = (event: MessageEvent) => {
    const [port] = event.ports
    if (event.source !== parent || !port || dataOf(event) !== hello) return
    removeEventListener('message', listen)
    connected(port)
  }
  addEventListener('message', listen)
  // The app's origin is not known in here; the greeting holds nothing that could be a secret.
  parent.postMessage(hello, '*')
}
