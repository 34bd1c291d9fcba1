import type {
  Compiled,
  Runtimes,
  WorkerHostMessage,
  WorkerKind,
  WorkerRuntime,
  WorkerStart,
} from '../messages.ts'
import { connectToHost } from './connect.ts'
import { cancelLine, giveLine, inputBufferBytes } from './input-line.ts'

/** Workers whose scripts this document contains. */
type BuiltInKind = Exclude<WorkerKind, 'sql' | 'shell'>

type HostedWorker = { worker: Worker; start: WorkerStart }

/** Value of the interrupt buffer that Pyodide takes for Ctrl+C. */
const keyboardInterrupt = 2

const scripts = workerScripts()
const workers = new Map<number, HostedWorker>()

/** Learner code runs in the workers and never in this frame, which can therefore always end them. */
connectToHost((port) => {
  let runtimes: Partial<Runtimes> = {}
  port.addEventListener('message', (event: MessageEvent<WorkerHostMessage>) => {
    const message = event.data
    switch (message.type) {
      case 'runtimes':
        runtimes = { ...runtimes, ...message.runtimes }
        return
      case 'spawn': {
        const [workerPort] = event.ports
        if (workerPort) void spawn(message, { workerPort, runtimes })
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

async function spawn(
  { kind, number, packages }: Extract<WorkerHostMessage, { type: 'spawn' }>,
  { workerPort, runtimes }: { workerPort: MessagePort; runtimes: Partial<Runtimes> },
): Promise<void> {
  const worker = new Worker(
    kind === 'sql' || kind === 'shell' ? fetchedScript(runtimes[kind]) : scripts[kind],
  )
  // The worker has already reported it to its own console.
  worker.addEventListener('error', (event) => event.preventDefault())
  const start: WorkerStart = packages ? { packages } : {}
  if (kind === 'python' && crossOriginIsolated) {
    start.interruptBuffer = new SharedArrayBuffer(1)
    start.inputBuffer = new SharedArrayBuffer(inputBufferBytes)
  }
  workers.set(number, { worker, start })
  worker.postMessage({ ...start, ...(await runtimeOf(kind, runtimes)) } satisfies WorkerStart, [workerPort])
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

/** A copy of the other languages' runtimes would be of no use to the worker. */
async function runtimeOf(kind: WorkerKind, { python, sql }: Partial<Runtimes>): Promise<WorkerRuntime> {
  if (kind === 'python') return { python: python && (await compiled(python)) }
  return kind === 'sql' ? { sql: sql && (await compiled(sql)) } : {}
}

const modules = new WeakMap<Blob, Promise<WebAssembly.Module>>()

async function compiled<Runtime extends { wasm: Blob }>(
  runtime: Runtime,
): Promise<Compiled<Runtime> | undefined> {
  const { wasm } = runtime
  const compiling = modules.get(wasm) ?? compile(wasm)
  modules.set(wasm, compiling)
  try {
    return { ...runtime, wasm: await compiling }
  } catch (error) {
    modules.delete(wasm)
    console.error(error)
    return undefined
  }
}

function compile(wasm: Blob): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(new Response(new Blob([wasm], { type: 'application/wasm' })))
}

const fetchedAddresses = new Map<Blob | undefined, string>()

/** The script of a worker that contains PGlite or the shell, so it comes with the runtime and is not in this document. */
function fetchedScript(runtime: { worker: Blob } | undefined): string {
  const known = fetchedAddresses.get(runtime?.worker)
  if (known !== undefined) return known
  const address = URL.createObjectURL(new Blob(runtime ? [runtime.worker] : [], { type: 'text/javascript' }))
  fetchedAddresses.set(runtime?.worker, address)
  return address
}

/** Blob addresses, because only classic workers start in an opaque origin (docs/reference/workshop.md, “Sandbox”). */
function workerScripts(): Readonly<Record<BuiltInKind, string>> {
  const sources = JSON.parse(document.querySelector('#workers')?.textContent ?? '{}') as Record<
    BuiltInKind,
    string
  >
  const address = (source: string) => URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  return { javascript: address(sources.javascript), python: address(sources.python) }
}
