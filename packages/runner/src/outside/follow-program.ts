import { limits } from '@cairn/contract'
import type { RunRequest } from '../messages.ts'
import type { RunOptions } from '../runner.ts'
import type { Sandbox } from './sandbox.ts'
import { startWatchdog } from './watchdog.ts'

/** `unanswered`: it asked for a line, could not wait for it, and has ended. */
type Ending = 'settled' | 'interrupted' | 'hung' | 'unanswered'

type ProgramRun = {
  ended: Promise<Ending>
  /** Passes the line that the program waits for. */
  answer: (line: string) => void
  /** Asks the program to end, where possible; one that does not end in time counts as hung. */
  stop: () => void
}

type Following = {
  sandbox: Sandbox
  request: RunRequest
  /** How long it may compute; waiting for input does not count. */
  timeoutMs: number
  onEvent: RunOptions['onEvent']
}

/** Follows one program through one run. */
export function followProgram({ sandbox, request, timeoutMs, onEvent }: Following): ProgramRun {
  const { promise: ended, resolve } = Promise.withResolvers<Ending>()
  let isAsking = false
  let wasInterrupted = false
  const interrupt = () => {
    if (!sandbox.interrupt || wasInterrupted) return resolve('hung')
    wasInterrupted = true
    sandbox.interrupt()
    return watchdog.feed(limits.pythonCancelGraceMs)
  }
  const watchdog = startWatchdog(timeoutMs, interrupt)
  sandbox.listen((message) => {
    if (message.id !== request.id) return
    switch (message.type) {
      case 'console':
        onEvent({ type: 'console', level: message.level, parts: message.parts })
        return
      case 'loop':
        onEvent({ type: 'failed', cause: { kind: 'loop-stopped', line: message.line } })
        return
      case 'ask':
        isAsking = true
        watchdog.stop()
        onEvent({ type: 'ask', prompt: message.prompt })
        return
      case 'settled':
        watchdog.stop()
        resolve(wasInterrupted ? 'interrupted' : isAsking ? 'unanswered' : 'settled')
        return
      case 'waiting':
      case 'result':
      case 'end':
      case 'scrolled':
      case 'appeared':
      case 'touched':
      case 'withheld':
      case 'blocked':
    }
  })
  const tellEnd = async () => {
    await sandbox.ended
    watchdog.stop()
    resolve('hung')
  }
  void tellEnd()
  sandbox.send(request)
  return {
    ended,
    answer: (line) => {
      if (!isAsking || !sandbox.answer) return
      isAsking = false
      sandbox.answer(line)
      watchdog.feed(timeoutMs)
    },
    stop: interrupt,
  }
}
