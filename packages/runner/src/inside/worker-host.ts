import type { WorkerHostMessage, PythonRuntime, WorkerKind, WorkerStart } from '../messages.ts'
import { connectToHost } from './connect.ts'
import { cancelLine, giveLine, inputBufferBytes } from './input-line.ts'

type HostedWorker = { worker: Worker; start: WorkerStart }

/** Value of the interrupt buffer that Pyodide takes for Ctrl+C. */
const keyboardInterrupt = 2

const scripts = workerScripts()
const workers = new Map<number, HostedWorker>()

/** Learner code runs in the workers and never in this frame, which can therefore always end them. */
connectToHost((port) => {
  let runtime: PythonRuntime | undefined
  port.addEventListener('message', (event: MessageEvent<WorkerHostMessage>) => {
    const message = event.data
    switch (message.type) {
      case 'runtime':
        runtime = message.runtime
        return
      case 'spawn': {
        const [workerPort] = event.ports
        if (workerPort) spawn(message, { workerPort, runtime })
        return
      }
      case 'interrupt':
        interrupt(message.number)
        return
      case 'answer':
        answer(message.number, message.line)
        return
      case 'kill':
        kill(message.number)
        return
      case 'ping':
        port.postMessage({ type: 'pong' })
    }
  })
  port.start()
  port.postMessage({ type: 'ready', isIsolated: crossOriginIsolated })
})

function spawn(
  { kind, number }: { kind: WorkerKind; number: number },
  { workerPort, runtime }: { workerPort: MessagePort; runtime: PythonRuntime | undefined },
): void {
  const worker = new Worker(scripts[kind])
  // The worker has already reported it to its own console.
  worker.addEventListener('error', (event) => event.preventDefault())
  const start: WorkerStart = {}
  if (kind === 'python' && runtime) start.runtime = runtime
  if (kind === 'python' && crossOriginIsolated) {
    start.interruptBuffer = new SharedArrayBuffer(1)
    start.inputBuffer = new SharedArrayBuffer(inputBufferBytes)
  }
  workers.set(number, { worker, start })
  worker.postMessage(start, [workerPort])
}

function interrupt(number: number): void {
  const { interruptBuffer, inputBuffer } = workers.get(number)?.start ?? {}
  if (interruptBuffer) new Uint8Array(interruptBuffer)[0] = keyboardInterrupt
  if (inputBuffer) cancelLine(inputBuffer)
}

function answer(number: number, line: string): void {
  const buffer = workers.get(number)?.start.inputBuffer
  if (buffer) giveLine(buffer, line)
}

function kill(number: number): void {
  workers.get(number)?.worker.terminate()
  workers.delete(number)
}

/** Blob addresses, because only classic workers start in an opaque origin (docs/reference/workshop.md, “Sandbox”). */
function workerScripts(): Readonly<Record<WorkerKind, string>> {
  const sources = JSON.parse(document.querySelector('#workers')?.textContent ?? '{}') as Record<
    WorkerKind,
    string
  >
  const address = (source: string) => URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  return { javascript: address(sources.javascript), python: address(sources.python) }
}
