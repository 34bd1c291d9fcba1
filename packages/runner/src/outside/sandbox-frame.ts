import { hello, SandboxMessage } from '../messages.ts'

export type Sandbox = {
  /** Says something to the sandbox; what it must own is handed over. */
  send: (message: unknown, transfer?: Transferable[]) => void
  /** Hears what the sandbox says in a known form, one listener at a time. */
  listen: (listener: (message: SandboxMessage) => void) => void
  /** Resolves once the sandbox can work. */
  ready: Promise<void>
}

export type SandboxFrame = Sandbox & { element: HTMLIFrameElement; remove: () => void }

/**
 * Opens a document of the runner's origin in a frame that may run scripts and nothing else, and hands it
 * one end of a channel before any learner code exists (runner.md §6).
 */
export function openSandboxFrame(address: string, parent: HTMLElement): SandboxFrame {
  const element = document.createElement('iframe')
  element.setAttribute('sandbox', 'allow-scripts')
  element.setAttribute('allow', '')
  element.referrerPolicy = 'no-referrer'
  element.src = address
  const channel = new MessageChannel()
  const greet = (event: MessageEvent) => {
    // The source is the one proof of who is speaking: every opaque origin is called "null".
    if (event.source !== element.contentWindow || event.data !== hello) return
    removeEventListener('message', greet)
    element.contentWindow?.postMessage(hello, '*', [channel.port2])
  }
  addEventListener('message', greet)
  const sandbox = openPort(channel.port1)
  parent.append(element)
  return {
    ...sandbox,
    element,
    remove: () => {
      removeEventListener('message', greet)
      element.remove()
      channel.port1.close()
    },
  }
}

/** The host's end of a channel to a sandbox. */
export function openPort(port: MessagePort): Sandbox {
  const readiness = Promise.withResolvers<void>()
  let hear: ((message: SandboxMessage) => void) | undefined
  port.addEventListener('message', ({ data }) => {
    const message = SandboxMessage.safeParse(data)
    if (!message.success) return
    if (message.data.type === 'ready') readiness.resolve()
    else hear?.(message.data)
  })
  port.start()
  return {
    send: (message, transfer = []) => port.postMessage(message, transfer),
    listen: (listener) => (hear = listener),
    ready: readiness.promise,
  }
}
