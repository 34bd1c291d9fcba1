import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { RerunnerMessage, type RerunOutcome, type RerunRequest } from '@cairn/contract'
import type { RunAgain } from './run-project.ts'

export type BrowserState = Extract<RerunnerMessage, { type: 'browser' }>['state']

type RerunnerOptions = {
  browserPath: string
  /** The output of the runner's build. */
  runnerDirectory: string
  pythonPackagesDirectory: string
  /** Called when the browser was started, or could not be. */
  onBrowser: (state: BrowserState) => void
  /** How long one project may take, together with a start of the browser. */
  timeLimitMs?: number
}

/** The process that keeps the browser. */
export type Rerunner = {
  /** One at a time. */
  runAgain: RunAgain
  /** Undefined while there is none. */
  pid: () => number | undefined
  close: () => void
}

/** A browser's memory grows with what ran in it. */
const runsPerProcess = 50
/** How long the process waits for another project. */
const idleMs = 60_000
const closingMs = 5000

/** All that learner code could find there if it broke out of the browser. */
const keptVariables = ['PATH', 'LANG', 'TMPDIR', 'TEMP', 'TMP', 'HOME', 'USERPROFILE', 'SystemRoot'] as const

/**
 * Starts a process with a browser when a project is to be run, and ends it when it crashed, has done enough, or has
 * nothing to do. It has neither our environment nor our database, and gets each project with all that belongs to it.
 */
export function openRerunner({ onBrowser, timeLimitMs = 90_000, ...settings }: RerunnerOptions): Rerunner {
  let child: ChildProcess | undefined
  let runs = 0
  let idle: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = startProcess(settings)
    started.on('message', (message) => {
      const { data } = RerunnerMessage.safeParse(message)
      if (data?.type === 'browser') onBrowser(data.state)
    })
    // Whoever asks hears of it, too; without a listener it would end the school.
    started.on('error', () => undefined)
    started.once('exit', () => {
      if (child === started) child = undefined
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
      runs += 1
      child ??= start()
      const timeIsUp = AbortSignal.timeout(timeLimitMs)
      const outcome = await ask(child, { run: runs, rerun }, AbortSignal.any([signal, timeIsUp]))
      const isUsable = outcome.is === 'passed' || outcome.is === 'failed'
      if (!isUsable || runs % runsPerProcess === 0) end()
      idle = setTimeout(end, idleMs).unref()
      return outcome
    },
    pid: () => child?.pid,
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
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

/** Without us the process ends, and the browser with it. */
function endProcess(child: ChildProcess): void {
  if (child.connected) child.disconnect()
  const killing = setTimeout(() => child.kill('SIGKILL'), closingMs).unref()
  child.once('exit', () => clearTimeout(killing))
}

/** What the process answers; it has crashed if it does not, or says something else. */
async function ask(child: ChildProcess, request: RerunRequest, signal: AbortSignal): Promise<RerunOutcome> {
  const { promise, resolve } = Promise.withResolvers<RerunOutcome>()
  const crash = () => resolve({ is: 'crashed' })
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
