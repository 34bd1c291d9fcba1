import type { ConsoleLevel } from '../runner.ts'
import { startTimer } from './primordials.ts'
import { printValue } from './print-value.ts'

type Line = { level: ConsoleLevel; parts: string[] }

const levels = ['log', 'info', 'warn', 'error', 'debug'] as const
const maximumLines = 1000
const flushMs = 16

export type ConsoleCapture = {
  write: (level: ConsoleLevel, values: readonly unknown[]) => void
  /** Sends what waits; call it before saying that something has ended. */
  flush: () => void
}

/**
 * Copies what learner code logs, in batches and up to a limit: a flood must not keep the page busy.
 */
export function captureConsole(
  send: (line: Line) => void,
  hiddenLines: (count: number) => string,
): ConsoleCapture {
  let waiting: Line[] = []
  let written = 0
  let isTimerRunning = false
  const flush = () => {
    isTimerRunning = false
    for (const line of waiting) send(line)
    waiting = []
  }
  const write = (level: ConsoleLevel, values: readonly unknown[]) => {
    written += 1
    if (written > maximumLines + 1) return
    const parts = written > maximumLines ? [hiddenLines(maximumLines)] : values.map(printValue)
    waiting.push({ level: written > maximumLines ? 'warn' : level, parts })
    if (isTimerRunning) return
    isTimerRunning = true
    startTimer(flush, flushMs)
  }
  for (const level of levels) {
    const original = console[level].bind(console)
    console[level] = (...values: unknown[]) => {
      write(level, values)
      original(...values)
    }
  }
  return { write, flush }
}
