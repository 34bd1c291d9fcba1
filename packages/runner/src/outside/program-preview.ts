import type { RunOptions } from '../runner.ts'
import { followProgram } from './follow-program.ts'
import { type Program, runRequest } from './requests.ts'
import type { SandboxPool } from './sandbox-pool.ts'
import { takeUnlessAborted } from './take-unless-aborted.ts'

export type ProgramPreview = {
  /** Runs a program once; settles when its last line has run, or it had to be stopped. */
  show: (program: Program, options: RunOptions) => Promise<void>
  /** Passes the line that the program has asked for. */
  answer: (line: string) => void
  dispose: () => void
}

type Settings = {
  /**
   * Whether a program that has ended may still wait for timers, so that it prints until the next one starts. Otherwise
   * only one that has left something running does.
   */
  lingers: boolean
  timeoutMs: number
}

/** A program's output, line by line, and its questions. One program at a time. */
export function createProgramPreview(
  sandboxes: SandboxPool,
  { lingers, timeoutMs }: Settings,
): ProgramPreview {
  let current: { end: () => void; finished: Promise<void> } | undefined
  let hearLine: (line: string) => void = () => undefined

  const play = async (program: Program, options: RunOptions, tellShown: () => void): Promise<void> => {
    const { signal, onEvent } = options
    const answers: string[] = []
    while (!signal.aborted) {
      const sandbox = await takeUnlessAborted(sandboxes, options)
      if (sandbox === 'aborted') return
      if (!sandbox) return onEvent({ type: 'failed', cause: { kind: 'unavailable' } })
      const run = followProgram({ sandbox, request: runRequest(program, answers), timeoutMs, onEvent })
      const nextLine = new Promise<string>((resolve) => {
        hearLine = (line) => {
          run.answer(line)
          resolve(line)
        }
      })
      signal.addEventListener('abort', run.stop, { once: true })
      const ending = await run.ended
      if (!signal.aborted) {
        if (ending === 'settled') onEvent({ type: 'done', results: [] })
        if (ending === 'hung' || ending === 'interrupted') {
          onEvent({ type: 'failed', cause: { kind: 'preview-timeout', limitMs: timeoutMs } })
        }
        if (ending === 'settled' && (lingers || sandbox.isSpent())) {
          tellShown()
          await abortOf(signal)
        }
      }
      signal.removeEventListener('abort', run.stop)
      sandboxes.giveBack(sandbox, { isIdle: ending !== 'hung' })
      if (ending !== 'unanswered') return
      const line = await Promise.race([nextLine, abortOf(signal)])
      if (line === undefined) return
      answers.push(line)
      onEvent({ type: 'restarted' })
    }
  }

  return {
    show: async (program, options) => {
      const before = current
      before?.end()
      const controller = new AbortController()
      const signal = AbortSignal.any([options.signal, controller.signal])
      const { promise: shown, resolve: tellShown } = Promise.withResolvers<void>()
      const start = async () => {
        // A program that was told to stop returns its sandbox for this one.
        await before?.finished
        await play(program, { ...options, signal }, tellShown)
      }
      const finished = start().finally(tellShown)
      current = { end: () => controller.abort(), finished }
      await Promise.race([shown, finished])
    },
    answer: (line) => hearLine(line),
    dispose: () => current?.end(),
  }
}

function abortOf(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
}
