import type { ConsoleLevel } from '../../runner.ts'
import { createLineWriter } from '../line-writer.ts'
import type { Hear, Stream } from './shell-files.ts'

export type Write = (level: ConsoleLevel, line: string) => void

export type Printed = Record<Stream, string>

export type Printer = {
  hear: Hear
  /** Prints text that does not come from a line of the script, and what has no line break at its end. */
  finish: (rest: Printed) => void
  printed: () => Printed
}

const maximumText = 1_000_000

/** Turns what comes out of a shell into lines of the console, in their order, and keeps it as text. */
export function createPrinter(write: Write, { isScript = false } = {}): Printer {
  const printed: Printed = { output: '', errors: '' }
  const decoders = { output: new TextDecoder(), errors: new TextDecoder() }
  let place = 0
  const lines = {
    output: createLineWriter((line) => write('log', line)),
    errors: createLineWriter((line) => write('error', isScript ? named(line, place) : line)),
  }
  const hear: Hear = (stream, bytes, line) => {
    if (bytes.length === 0) return
    lines[stream === 'output' ? 'errors' : 'output'].flush()
    place = line
    lines[stream].write(bytes)
    if (printed[stream].length < maximumText)
      printed[stream] += decoders[stream].decode(bytes, { stream: true })
  }
  return {
    hear,
    finish: ({ output, errors }) => {
      const encoder = new TextEncoder()
      hear('output', encoder.encode(output), 0)
      hear('errors', encoder.encode(errors), 0)
      lines.output.flush()
      lines.errors.flush()
    },
    printed: () => printed,
  }
}

/** As Bash names the place when it runs a file. */
function named(line: string, place: number): string {
  return line.replace(/^bash: (?:line \d+: )?/, place > 0 ? `script.sh: line ${place}: ` : 'script.sh: ')
}
