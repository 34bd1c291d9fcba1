import { limits } from '@cairn/contract'
import type { RunOptions } from '../runner.ts'
import { runRequest } from './requests.ts'
import type { Sandbox } from './sandbox.ts'
import type { Sandboxes } from './sandboxes.ts'
import { takeUnlessAborted } from './take-unless-aborted.ts'
import { startWatchdog } from './watchdog.ts'

export type ProgramPreview = {
  /** Runs a program once; settles when its last line has run, or it had to be stopped. */
  show: (source: string, options: RunOptions) => Promise<void>
  dispose: () => void
}

type Outcome = 'settled' | 'hung' | 'replaced'

/**
 * A program's output. One that has ended may still wait for timers: it goes on printing until the next
 * call, unless its kind of sandbox is needed again (`lingers`).
 */
export function createProgramPreview(
  sandboxes: Sandboxes,
  { lingers }: { lingers: boolean },
): ProgramPreview {
  let endCurrent: () => void = () => undefined

  const show = async (source: string, options: RunOptions): Promise<void> => {
    const { signal, onEvent } = options
    endCurrent()
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    let sandbox: Sandbox | undefined
    let isIdle = false
    const leave = () => {
      resolve('replaced')
      signal.removeEventListener('abort', leave)
      if (sandbox) sandboxes.giveBack(sandbox, { isIdle })
      sandbox = undefined
    }
    signal.addEventListener('abort', leave)
    endCurrent = leave
    const taken = await takeUnlessAborted(sandboxes, options)
    if (taken === 'aborted') return
    if (!taken) return onEvent({ type: 'failed', cause: { kind: 'unavailable' } })
    sandbox = taken
    if (endCurrent !== leave) return leave()

    const request = runRequest(source)
    let wasInterrupted = false
    const watchdog = startWatchdog(limits.previewTimeoutMs, () => {
      if (!taken.interrupt || wasInterrupted) return resolve('hung')
      wasInterrupted = true
      taken.interrupt()
      return watchdog.feed(limits.pythonCancelGraceMs)
    })
    taken.listen((message) => {
      if (message.id !== request.id) return
      if (message.type === 'console') onEvent({ type: 'console', level: message.level, parts: message.parts })
      if (message.type === 'loop')
        onEvent({ type: 'failed', cause: { kind: 'loop-stopped', line: message.line } })
      if (message.type === 'settled') resolve('settled')
    })
    taken.send(request)
    const outcome = await promise
    watchdog.stop()
    if (outcome === 'replaced') return
    isIdle = outcome === 'settled'
    if (wasInterrupted || outcome === 'hung') onEvent({ type: 'failed', cause: { kind: 'preview-timeout' } })
    else onEvent({ type: 'done', results: [] })
    if (!lingers || outcome === 'hung') leave()
  }

  return { show, dispose: () => endCurrent() }
}
