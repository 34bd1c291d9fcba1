import type { LabMessage, PythonRuntime, WorkerKind } from '../messages.ts'
import { openFrame, type SandboxFrame } from './open-frame.ts'
import { type Sandbox, sandboxOn } from './sandbox.ts'

/** Python compiles ten megabytes first, on an old phone for a long while. */
const startTimeoutMs = { javascript: 20_000, python: 120_000 } as const satisfies Record<WorkerKind, number>

/** The frame in which workers live. One for all: a worker that hangs does not stop its neighbours. */
export type Lab = {
  /** Starts a worker; it can be spoken to as soon as it is ready. */
  spawn: (kind: WorkerKind) => Sandbox
  /** Hands over Python's files, once, before the first Python worker. */
  provide: (runtime: PythonRuntime) => void
  dispose: () => void
}

export function createLab(address: string, parent: HTMLElement): Lab {
  let frame: SandboxFrame | undefined
  let runtime: PythonRuntime | undefined
  let count = 0
  const tell = (message: LabMessage, transfer: Transferable[] = []) =>
    frame?.port.postMessage(message, transfer)

  const open = (): SandboxFrame => {
    const opened = openFrame(address, parent)
    frame = opened
    opened.element.tabIndex = -1
    if (runtime) tell({ type: 'runtime', runtime })
    void closeUnlessReady(opened)
    return opened
  }
  /** The next worker tries again with a new frame. */
  const closeUnlessReady = async (opened: SandboxFrame) => {
    if (!(await opened.ready) && frame === opened) close()
  }
  const close = () => {
    frame?.dispose()
    frame = undefined
  }

  return {
    spawn: (kind) => {
      const { ready, isIsolated } = frame ?? open()
      count += 1
      const number = count
      const { port1, port2 } = new MessageChannel()
      tell({ type: 'spawn', kind, number }, [port2])
      const dispose = () => tell({ type: 'kill', number })
      const worker = sandboxOn(port1, { startTimeoutMs: startTimeoutMs[kind], dispose })
      void ready.then((isReady) => isReady || worker.dispose())
      const interrupt = () => tell({ type: 'interrupt', number })
      const answer = (line: string) => tell({ type: 'answer', number, line })
      return {
        ...worker,
        get interrupt() {
          return kind === 'python' && isIsolated() ? interrupt : undefined
        },
        get answer() {
          return kind === 'python' && isIsolated() ? answer : undefined
        },
      }
    },
    provide: (files) => {
      runtime = files
      tell({ type: 'runtime', runtime })
    },
    dispose: close,
  }
}
