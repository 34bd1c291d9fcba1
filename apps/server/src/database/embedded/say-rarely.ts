export type Say = (line: string) => void

const reminderMs = 60_000

/** Logs a line when it is new, and once a minute while it stays the same: for retries. */
export function sayRarely(say: Say): Say {
  let last: { line: string; at: number } | undefined
  return (line) => {
    const at = performance.now()
    if (last?.line === line && at - last.at < reminderMs) return
    last = { line, at }
    say(line)
  }
}
