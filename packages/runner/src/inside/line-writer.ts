/** Collects what a program prints into lines. */
export type LineWriter = {
  write: (bytes: Uint8Array) => number
  /** Flushes the last line although it is incomplete. */
  flush: () => void
  /** Returns the incomplete last line, and forgets it. */
  takeRest: () => string
}

export function createLineWriter(onLine: (line: string) => void): LineWriter {
  const decoder = new TextDecoder()
  let rest = ''
  const takeRest = () => {
    const taken = rest
    rest = ''
    return taken
  }
  return {
    write: (bytes) => {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(line)
      return bytes.length
    },
    flush: () => {
      const line = takeRest()
      if (line !== '') onLine(line)
    },
    takeRest,
  }
}
