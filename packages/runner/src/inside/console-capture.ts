import type { ConsoleLevel, ConsoleValue } from '../runner.ts'
import { boundedParts } from './bounded-parts.ts'
import { consoleMethods } from './console-methods.ts'
import { describeValue } from './describe-value.ts'
import { formatMessage } from './format-message.ts'
import { append } from './primordials.ts'

type Line = { level: ConsoleLevel; parts: ConsoleValue[] }

const levels = ['log', 'info', 'warn', 'error', 'debug'] as const
const maximumLines = 1000
/** Arguments of one call. */
const maximumValues = 1000

export type ConsoleCapture = {
  write: (level: ConsoleLevel, values: readonly unknown[]) => void
  /** Stops sending. */
  close: () => void
  /** Starts again: open, and with its counts reset. */
  reset: () => void
}

/**
 * Copies what learner code logs, up to a limit: a flood must not slow down the page. Each line is sent at once, because
 * a program that never pauses lets no timer run.
 */
export function captureConsole(send: (line: Line) => void): ConsoleCapture {
  let written = 0
  let isOpen = true
  const write = (level: ConsoleLevel, values: readonly unknown[]) => {
    written += 1
    if (!isOpen || written > maximumLines + 1) return
    // No built-in is trusted with what is sent: the app would take seconds to read a line of millions of parts.
    if (written > maximumLines) send(hiddenRest)
    else send({ level, parts: boundedParts(describeValues(formatMessage(values))) })
  }
  for (const level of levels) console[level] = (...values: unknown[]) => write(level, values)
  Object.assign(console, consoleMethods(write))
  return {
    write,
    close: () => (isOpen = false),
    reset: () => {
      written = 0
      isOpen = true
    },
  }
}

function describeValues(values: readonly unknown[]): ConsoleValue[] {
  const parts: ConsoleValue[] = []
  for (let index = 0; index < values.length && index < maximumValues; index++) {
    append(parts, describeValue(values[index]))
  }
  return parts
}

const hiddenRest: Line = { level: 'warn', parts: [`More than ${maximumLines} lines: the rest is hidden.`] }
