import { type ChildProcess, fork } from 'node:child_process'
import { totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { RerunnerMessage, type RerunOutcome, type RerunRequest } from '@cairn/contract'
import type { RunAgain } from './run-project.ts'

type BrowserNews = Omit<Extract<RerunnerMessage, { type: 'browser' }>, 'type'>

type RerunnerOptions = {
  browserPath: string
  /** The output of the runner's build. */
  runnerDirectory: string
  pythonPackagesDirectory: string
  /** What its processes may take together. */
  mostMemoryBytes?: number
  /** Called when the browser was started, or could not be. */
  onBrowser: (news: BrowserNews) => void
}

/** The process that keeps the browser. */
export type Rerunner = {
  /** One at a time. */
  runAgain: RunAgain
  close: () => void
}

/** How long one project may take, together with a start of the browser. */
const timeLimitMs = 90_000
/** A browser's memory grows with what ran in it. */
const runsPerProcess = 50
/** How long the process waits for another project. */
const idleMs = 60_000
const closingMs = 5000
/** Python takes a third of it. The school needs the rest of a small machine. */
const mostMemoryBytes = Math.min(2 * 1024 ** 3, 0.75 * (process.constrainedMemory() || totalmem()))

/** All that learner code could find there if it broke out of the browser. */
const keptVariables = ['PATH', 'LANG', 'TMPDIR', 'TEMP', 'TMP', 'HOME', 'USERPROFILE', 'SystemRoot'] as const

/**
 * Starts a process with a browser when a project is to be run, and ends it when it crashed, has done enough, or has
 * nothing to do. It ends by itself when it takes too much memory. It has neither our environment nor our database, and
 * gets each project with all that belongs to it.
 */
export function openRerunner({ onBrowser, ...options }: RerunnerOptions): Rerunner {
  const settings = { mostMemoryBytes, ...options }
  let child: ChildProcess | undefined
  const withBrowser = new WeakSet<ChildProcess>()
  let runs = 0
  let idle: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = startProcess(settings)
    started.on('message', (message) => {
      const { data } = RerunnerMessage.safeParse(message)
      if (data?.type !== 'browser') return
      if (data.state !== 'missing') withBrowser.add(started)
      onBrowser(data)
    })
    // `ask` reports it. Without a listener here, Node would throw it and end the school.
    started.on('error', () => undefined)
    started.once('exit', (code) => {
      if (child === started) child = undefined
      if (code) onBrowser({ state: 'missing', reason: `its process ended with ${code}` })
    })
    return started
  }

  function end(): void {
    clearTimeout(idle)
    if (child) endProcess(child)
    child = undefined
  }

  return {
    runAgain: async (rerun, signal) => {
      clearTimeout(idle)
      if (signal.aborted) return { is: 'unavailable' }
      runs += 1
      const asked = (child ??= start())
      const timeIsUp = AbortSignal.timeout(timeLimitMs)
      const answer = await ask(asked, { run: runs, rerun }, AbortSignal.any([signal, timeIsUp]))
      // A process that never had a browser says nothing about the project.
      const outcome: RerunOutcome = answer ?? { is: withBrowser.has(asked) ? 'crashed' : 'unavailable' }
      const isUsable = outcome.is === 'passed' || outcome.is === 'failed'
      if (!isUsable || runs % runsPerProcess === 0) end()
      idle = setTimeout(end, idleMs).unref()
      return outcome
    },
    close: end,
  }
}

function startProcess(settings: object): ChildProcess {
  const environment = keptVariables.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  })
  return fork(fileURLToPath(import.meta.resolve('@cairn/rerunner')), [JSON.stringify(settings)], {
    env: Object.fromEntries(environment) as NodeJS.ProcessEnv,
    execArgv: [],
    // Why it could not begin is for the operator to read.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** Without us the process ends, and the browser with it. */
function endProcess(child: ChildProcess): void {
  if (child.connected) child.disconnect()
  const killing = setTimeout(() => child.kill('SIGKILL'), closingMs).unref()
  child.once('exit', () => clearTimeout(killing))
}

/** What the process answers; undefined if it does not, or says something else. */
async function ask(
  child: ChildProcess,
  request: RerunRequest,
  signal: AbortSignal,
): Promise<RerunOutcome | undefined> {
  const { promise, resolve } = Promise.withResolvers<RerunOutcome | undefined>()
  const crash = () => resolve(undefined)
  const hear = (message: unknown) => {
    const { data } = RerunnerMessage.safeParse(message)
    if (!data) crash()
    if (data?.type === 'outcome' && data.run === request.run) resolve(data.outcome)
  }
  child.on('message', hear).once('exit', crash).once('error', crash)
  signal.addEventListener('abort', crash)
  child.send(request, (error) => {
    if (error) crash()
  })
  try {
    return await promise
  } finally {
    child.off('message', hear).off('exit', crash).off('error', crash)
    signal.removeEventListener('abort', crash)
  }
}
