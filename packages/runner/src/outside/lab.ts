import type { LabMessage, PythonRuntime, WorkerKind } from '../messages.ts'
import { openFrame, type SandboxFrame } from './open-frame.ts'
import { type Sandbox, sandboxOn } from './sandbox.ts'

/** Python compiles ten megabytes first, on an old phone for a long while. */
const startTimeoutMs = { javascript: 20_000, python: 120_000 } as const satisfies Record<WorkerKind, number>

/** How often a frame is asked after a worker that has not started yet. */
const askAfterMs = 1000

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
    return opened
  }
  const close = () => {
    frame?.dispose()
    frame = undefined
  }
  /** False as well when the frame has not come, or was closed; the next worker tries again with a new one. */
  const isAlive = async (home: SandboxFrame): Promise<boolean> => {
    if (frame === home && (await home.ready) && (await home.isAlive())) return true
    if (frame === home) close()
    return false
  }
  /** When its process has gone nobody tells: the frame is asked until the worker has started. */
  const disposeWithHome = async (worker: Sandbox, home: SandboxFrame): Promise<void> => {
    const hasStarted = worker.ready.then(() => true)
    while (await isAlive(home)) {
      const isLate = new Promise<false>((resolve) => setTimeout(resolve, askAfterMs, false))
      if (await Promise.race([hasStarted, isLate])) return
    }
    worker.dispose()
  }

  return {
    spawn: (kind) => {
      const home = frame ?? open()
      const { isIsolated } = home
      count += 1
      const number = count
      const { port1, port2 } = new MessageChannel()
      tell({ type: 'spawn', kind, number }, [port2])
      const dispose = () => tell({ type: 'kill', number })
      const worker = sandboxOn(port1, { startTimeoutMs: startTimeoutMs[kind], dispose })
      void disposeWithHome(worker, home)
      const interrupt = () => tell({ type: 'interrupt', number })
      const answer = (line: string) => tell({ type: 'answer', number, line })
      return {
        ...worker,
        isAlive: () => isAlive(home),
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
