import type { ConsoleLevel, ConsolePart } from '../runner.ts'
import { boundedParts } from './bounded-parts.ts'
import { describeValue } from './describe-value.ts'
import { append, now, startTimer } from './primordials.ts'

type Line = { level: ConsoleLevel; parts: ConsolePart[] }

const levels = ['log', 'info', 'warn', 'error', 'debug'] as const
const maximumLines = 1000
/** Arguments of one call. */
const maximumValues = 1000
const flushMs = 16

export type ConsoleCapture = {
  write: (level: ConsoleLevel, values: readonly unknown[]) => void
  /** Sends pending lines; must be called before reporting the end of something. */
  flush: () => void
  /** Stops sending. */
  close: () => void
  /** Starts again: open, and with its counts reset. */
  reset: () => void
}

/** Copies what learner code logs, in batches and up to a limit: a flood must not slow down the page. */
export function captureConsole(send: (line: Line) => void): ConsoleCapture {
  let waiting: Line[] = []
  let written = 0
  let isTimerRunning = false
  let isOpen = true
  let flushedAt = 0
  const flush = () => {
    const lines = waiting
    waiting = []
    isTimerRunning = false
    // Nothing was sent lately, so the next line does not wait for a timer that a busy program would never let run.
    if (lines.length === 0) return
    flushedAt = now()
    // No built-in is trusted with what is sent: the app would take seconds to read a line of millions of parts.
    for (let index = 0; index < lines.length; index++) {
      const line = lines[index]
      if (line) send({ level: line.level, parts: boundedParts(line.parts) })
    }
  }
  const write = (level: ConsoleLevel, values: readonly unknown[]) => {
    written += 1
    if (!isOpen || written > maximumLines + 1) return
    append(waiting, written > maximumLines ? hiddenRest : { level, parts: describeValues(values) })
    // A program that never pauses lets no timer run.
    if (now() - flushedAt > flushMs) return flush()
    if (isTimerRunning) return
    isTimerRunning = true
    startTimer(flush, flushMs)
  }
  for (const level of levels) console[level] = (...values: unknown[]) => write(level, values)
  return {
    write,
    flush,
    close: () => (isOpen = false),
    reset: () => {
      written = 0
      isOpen = true
    },
  }
}

function describeValues(values: readonly unknown[]): ConsolePart[] {
  const parts: ConsolePart[] = []
  for (let index = 0; index < values.length && index < maximumValues; index++) {
    append(parts, describeValue(values[index]))
  }
  return parts
}

const hiddenRest: Line = { level: 'warn', parts: [`More than ${maximumLines} lines: the rest is hidden.`] }
