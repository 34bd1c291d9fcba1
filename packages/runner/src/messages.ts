import type { LockedPackage } from '@cairn/contract'
import type { BlockedNavigation, ConsoleLevel, ConsolePart, TestResult } from './runner.ts'

/** The greeting between a frame and the page that created it; everything after that goes over the port. */
export const hello = 'cairn-runner-ready'

/** The name that build/guard-loops.ts inserts into learner code and that the sandbox provides. */
export const loopGuardName = '__loopGuard'

/** The name through which a test's text reads and calls (build/guard-test.ts). */
export const testAccessName = '__access'

/** Before the text of a test or of a program that is evaluated in strict mode. */
export const strictMark = "'use strict';"

/** Comments around all insertions of the guard, so that they can be removed from a function's text. */
export const guardMarks = { start: '/*loop-guard{*/', end: '/*}loop-guard*/' } as const

/** Scripts of tools that some tests need, and that are too large to load into every sandbox. */
export type TestTools = {
  enzyme?: string
  explorer?: string
  fakeTimers?: string
  jquery?: string
  pythonTree?: string
  reactServer?: string
  reactTestUtils?: string
}

/** How long a loop may run, and after how many turns that is looked at. */
export type LoopLimit = { ms: number; turnsBetweenLooks: number }

/** App to page: show this document. */
export type LoadRequest = {
  type: 'load'
  id: string
  html: string
  /** Texts of the libraries that the page begins with and that have not been run ahead of it. */
  libraries: readonly string[]
  beforeAll: string
  tools: TestTools
  loopLimit: LoopLimit
  isPreview: boolean
  /** Where its viewer was in the previous version of the page. */
  scrollTop: number
  /** How that version looked (inside/page/appearance.ts). */
  appearance: readonly number[]
}

/** The text of each file that a Python program can import, by name. */
export type PythonModules = Readonly<Record<string, string>>

/** App to worker: run this program once, for its output. */
export type RunRequest = {
  type: 'run'
  id: string
  source: string
  modules: PythonModules
  loopLimit: LoopLimit
  /** Lines for its first questions, when it is run again with known answers (`program-preview.ts`). */
  answers: readonly string[]
  /** What makes the tables or the files of the lesson, before a program in SQL or a script. */
  setup: string
}

/** App to page or worker: run these tests in order. */
export type TestRequest = {
  type: 'test'
  id: string
  /** Index of the first test to run; above 0 when an earlier one had to be stopped. */
  from: number
  tests: readonly string[]
  /** The texts of the tests, as HTML, joined. */
  hints: string
  hooks: { beforeAll: string; beforeEach: string; afterEach: string; afterAll: string }
  tools: TestTools
  /** The learner's program; empty in a page, which already contains it, and after a syntax error. */
  source: string
  modules: PythonModules
  /** All files as the learner wrote them, joined. */
  code: string
  editableContents: string
  testTimeoutMs: number
  loopLimit: LoopLimit
}

/** App to page: run this library now, before the page that begins with it. */
export type LibraryRequest = { type: 'library'; text: string }

/** App to frame: report that you are alive. */
export type PingRequest = { type: 'ping' }

export type Request = LoadRequest | RunRequest | TestRequest

export type WorkerKind = 'javascript' | RuntimeKind

/** App to worker host. A `spawn` carries the port over which its worker will communicate. */
export type WorkerHostMessage =
  | { type: 'runtimes'; runtimes: Partial<Runtimes> }
  | { type: 'spawn'; kind: WorkerKind; number: number; packages?: PythonPackages }
  | { type: 'interrupt'; number: number }
  /** A line for a worker that waits for one. */
  | { type: 'answer'; number: number; line: string }
  | { type: 'kill'; number: number }
  | PingRequest

/** Pyodide's files, fetched by the app because a sandbox has no cache of its own. */
export type PythonRuntime = { module: Blob; wasm: Blob; standardLibrary: Blob; snapshot: Blob }

/** Packages outside the standard library, fetched by the app from its own origin. */
export type PythonPackages = {
  /** The names that the program imports. */
  imports: readonly string[]
  /** These and what they need, by name. */
  locked: Readonly<Record<string, LockedPackage>>
  /** By the names of the files. */
  files: Readonly<Record<string, Blob>>
}

/** The script of the worker, PostgreSQL with the files that come with it, and the directory of a new database. */
export type SqlRuntime = { worker: Blob; wasm: Blob; files: Blob; directory: Blob }

/** The script of the worker, with the shell in it. */
type ShellRuntime = { worker: Blob }

export type Runtimes = { python: PythonRuntime; sql: SqlRuntime; shell: ShellRuntime }
export type RuntimeKind = keyof Runtimes

/** Compiled once for all workers of a page: on its own, each would need longer for that than for the rest of its start. */
export type Compiled<Runtime extends { wasm: Blob }> = Omit<Runtime, 'wasm'> & { wasm: WebAssembly.Module }

/** What a worker of this kind runs on; nothing when it could not be compiled. */
export type WorkerRuntime = {
  python?: Compiled<PythonRuntime> | undefined
  sql?: Compiled<SqlRuntime> | undefined
}

/** Worker host to worker: the first message, with the port. */
export type WorkerStart = WorkerRuntime & {
  packages?: PythonPackages
  interruptBuffer?: SharedArrayBuffer
  /** Carries a line to a worker that is blocked while it waits (inside/input-line.ts). */
  inputBuffer?: SharedArrayBuffer
}

/** What the viewer of a page has pressed in it. Escape leads out of it. */
export type Touch = 'key' | 'escape' | 'pointer'

/** Everything that a sandbox may say. */
export type SandboxMessage =
  /** `isIsolated`: the sandbox has a process of its own, and shared memory. */
  | { type: 'ready'; isIsolated: boolean }
  | { type: 'pong' }
  /** The runtime did not start. */
  | { type: 'broken' }
  /** The program has left something that runs after its end, or changed the language: no other may run here. */
  | { type: 'spent' }
  /** The page is alive, but its scripts wait for something slow. */
  | { type: 'waiting'; id: string }
  /** The page has loaded or the program has ended. */
  | { type: 'settled'; id: string }
  | { type: 'console'; id: string; level: ConsoleLevel; parts: readonly ConsolePart[] }
  /** The program waits for a line of input, or has ended because there was none. */
  | { type: 'ask'; id: string; prompt: string }
  | { type: 'result'; id: string; index: number; result: TestResult }
  | { type: 'end'; id: string; count: number }
  /** The guard has stopped a loop. */
  | { type: 'loop'; id: string; line: number }
  | { type: 'scrolled'; id: string; top: number }
  /** The page is shown, and looks like this. */
  | { type: 'appeared'; id: string; appearance: readonly number[] }
  /** The viewer has pressed a key or a pointer in the page. */
  | { type: 'touched'; id: string; by: Touch }
  /** The page's policy has blocked something from this origin. */
  | { type: 'withheld'; id: string; origin: string }
  | { type: 'blocked'; id: string; navigation: BlockedNavigation }
