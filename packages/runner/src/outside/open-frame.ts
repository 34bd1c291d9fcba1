import { hello } from '../messages.ts'
import { closePorts } from './close-ports.ts'
import { comesFrom } from './comes-from.ts'
import { createFloodGauge } from './flood-gauge.ts'
import { type Sandbox, sandboxOn } from './sandbox.ts'

/** Documents come over the network, perhaps a slow mobile one. */
const startTimeoutMs = 20_000
const silenceMs = 1000
/**
 * Lessons teach `postMessage`, and a page may use it; the app itself receives no such message. The app's main thread
 * handles every message, so enough of them would block it.
 */
const strayMessagesPerSecond = 100

export type SandboxFrame = Sandbox & {
  element: HTMLIFrameElement
  /** For messages outside of a run. */
  port: MessagePort
  /** Aborts when the frame is removed. */
  removed: AbortSignal
}

/**
 * Opens a document of the runner's origin in a frame that may run scripts and handle forms, and hands it one end of a
 * channel before any learner code exists. The frame is removed when it floods the app's window with messages. `allow`:
 * its permissions policy.
 */
export function openFrame(address: string, parent: HTMLElement, allow = ''): SandboxFrame {
  const element = document.createElement('iframe')
  // Without allowed forms there would be no `submit` event, which lessons teach; the policy blocks submissions.
  element.setAttribute('sandbox', 'allow-scripts allow-forms')
  element.setAttribute('allow', allow)
  element.referrerPolicy = 'no-referrer'
  element.style.cssText = 'display:block;inline-size:100%;block-size:100%;border:0'
  element.src = address
  const { port1, port2 } = new MessageChannel()
  const isFlood = createFloodGauge(strayMessagesPerSecond)
  let hasGreeted = false
  const hear = (event: MessageEvent) => {
    // The source is the one proof of who is speaking: every opaque origin is called "null". What learner code says
    // here is counted and never read, because reading a large message takes as long as its sender likes.
    if (!comesFrom(event, element)) return
    closePorts(event)
    if (!hasGreeted && event.source === element.contentWindow && event.data === hello) {
      hasGreeted = true
      element.contentWindow?.postMessage(hello, '*', [port2])
    } else if (isFlood()) sandbox.end()
  }
  const removal = new AbortController()
  addEventListener('message', hear, { signal: removal.signal })
  const dispose = () => {
    removal.abort()
    element.remove()
  }
  const sandbox = sandboxOn(port1, { startTimeoutMs, dispose })
  // Our documents send a greeting before they have loaded: one that loads silently is an error page.
  element.addEventListener('load', () => setTimeout(() => hasGreeted || sandbox.dispose(), silenceMs))
  parent.append(element)
  return { ...sandbox, element, port: port1, removed: removal.signal }
}
