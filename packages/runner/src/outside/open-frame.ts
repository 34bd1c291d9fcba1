import { hello } from '../messages.ts'
import { type Sandbox, sandboxOn } from './sandbox.ts'

/** Documents come over the network, on a phone perhaps over a bad one. */
const startTimeoutMs = 20_000
const silenceMs = 1000

export type SandboxFrame = Sandbox & {
  element: HTMLIFrameElement
  /** For what is no request of a run. */
  port: MessagePort
}

/**
 * Opens a document of the runner's origin in a frame that may run scripts and listen to forms, and hands it
 * one end of a channel before any learner code exists (runner.md §6). `allow`: its permissions policy.
 */
export function openFrame(address: string, parent: HTMLElement, allow = ''): SandboxFrame {
  const element = document.createElement('iframe')
  // Without forms no `submit` event would come, which lessons teach; the policy lets none be sent.
  element.setAttribute('sandbox', 'allow-scripts allow-forms')
  element.setAttribute('allow', allow)
  element.referrerPolicy = 'no-referrer'
  element.style.cssText = 'display:block;inline-size:100%;block-size:100%;border:0'
  element.src = address
  const { port1, port2 } = new MessageChannel()
  let hasGreeted = false
  const greet = (event: MessageEvent) => {
    // The source is the one proof of who is speaking: every opaque origin is called "null".
    if (event.source !== element.contentWindow || event.data !== hello) return
    removeEventListener('message', greet)
    hasGreeted = true
    element.contentWindow?.postMessage(hello, '*', [port2])
  }
  addEventListener('message', greet)
  const dispose = () => {
    removeEventListener('message', greet)
    element.remove()
  }
  const sandbox = sandboxOn(port1, { startTimeoutMs, dispose })
  // Our documents greet before they have loaded: one that has loaded in silence is an error page.
  element.addEventListener('load', () => setTimeout(() => hasGreeted || sandbox.dispose(), silenceMs))
  parent.append(element)
  return { ...sandbox, element, port: port1 }
}
