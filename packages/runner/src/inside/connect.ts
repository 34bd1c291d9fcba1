import { hello } from '../messages.ts'
import { dataOf } from './primordials.ts'

/**
 * Greets the page that created this frame and waits for its port (docs/reference/workshop.md, “Sandbox”). The listener
 * is removed before learner code exists.
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
  // The app's origin is unknown in here, and the greeting contains no secrets.
  parent.postMessage(hello, '*')
}
