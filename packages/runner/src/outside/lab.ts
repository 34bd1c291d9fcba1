import type { LabMessage, PythonRuntime, WorkerKind } from '../messages.ts'
import { openPort, openSandboxFrame, type Sandbox, type SandboxFrame } from './sandbox-frame.ts'

export type LabWorker = Sandbox & { end: () => void }

/** The frame in which workers live. One for all: a worker that hangs does not stop its neighbours. */
export class Lab {
  readonly #address: string
  readonly #parent: HTMLElement
  #frame: SandboxFrame | undefined
  #count = 0

  constructor(documentsUrl: string, parent: HTMLElement) {
    this.#address = `${documentsUrl}lab.html`
    this.#parent = parent
  }

  /** Starts a worker; it can be spoken to at once and says when it is ready. */
  start(kind: WorkerKind, runtime?: PythonRuntime): LabWorker {
    const frame = (this.#frame ??= openSandboxFrame(this.#address, this.#parent))
    this.#count += 1
    const number = this.#count
    const { port1, port2 } = new MessageChannel()
    const spawn: LabMessage = { type: 'spawn', kind, number, ...(runtime ? { runtime } : {}) }
    frame.send(spawn, [port2])
    return {
      ...openPort(port1),
      end: () => {
        frame.send({ type: 'kill', number } satisfies LabMessage)
        port1.close()
      },
    }
  }

  dispose(): void {
    this.#frame?.remove()
    this.#frame = undefined
  }
}
