import { z } from '@cairn/contract'

/** First words between a frame and the page that made it; everything after goes over the port. */
export const hello = 'cairn-runner-ready'

/** What the tests of one run need to know. */
export type TestRequest = {
  type: 'test'
  id: string
  /** Index of the first test to run: later than 0 when an earlier one had to be stopped. */
  from: number
  tests: readonly string[]
  hooks: { beforeAll: string; beforeEach: string; afterEach: string; afterAll: string }
  /** The learner's program; empty in a page, which holds it already, and after a syntax error. */
  source: string
  /** All files as the learner wrote them, joined. */
  code: string
  editableContents: string
  testTimeoutMs: number
  loopLimitMs: number
}

export type LoadRequest = {
  type: 'load'
  id: string
  html: string
  beforeAll: string
  loopLimitMs: number
  isPreview: boolean
  scrollTop: number
}

export type HostMessage = TestRequest | LoadRequest

/** Host to lab: start a worker that talks over the port that comes along, or end it. */
export type LabMessage =
  | { type: 'spawn'; kind: WorkerKind; number: number; runtime?: PythonRuntime }
  | { type: 'kill'; number: number }

export type WorkerKind = 'javascript' | 'python'

/** Pyodide's files, fetched by the app because a sandbox has no cache of its own (runner.md §3). */
export type PythonRuntime = {
  loader: ArrayBuffer
  module: ArrayBuffer
  wasm: ArrayBuffer
  standardLibrary: ArrayBuffer
  lockFile: string
}

const id = z.string()
const ConsoleLevel = z.enum(['log', 'info', 'warn', 'error', 'debug'])

const TestResult = z.union([
  z.object({ state: z.literal('passed') }),
  z.object({
    state: z.literal('failed'),
    kind: z.enum(['assertion', 'error', 'syntax-error', 'indentation-error']),
    message: z.string(),
    expected: z.optional(z.string()),
    actual: z.optional(z.string()),
  }),
  z.object({ state: z.literal('timed-out') }),
  z.object({ state: z.literal('stopped'), line: z.nullable(z.number()) }),
])

/** Everything that a sandbox may say. Whatever has another form is not listened to. */
export const SandboxMessage = z.union([
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('loaded'), id }),
  z.object({ type: z.literal('console'), id, level: ConsoleLevel, parts: z.array(z.string()) }),
  z.object({ type: z.literal('result'), id, index: z.number(), result: TestResult }),
  z.object({ type: z.literal('end'), id, count: z.number() }),
  z.object({ type: z.literal('loop'), id, line: z.nullable(z.number()) }),
  z.object({ type: z.literal('scrolled'), id, top: z.number() }),
])
export type SandboxMessage = z.infer<typeof SandboxMessage>
