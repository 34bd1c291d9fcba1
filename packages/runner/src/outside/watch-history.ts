import type { SandboxFrame } from './open-frame.ts'

const lookEveryMs = 200
/** What a page may add by itself, for example a start page that it shows after a moment. */
const entriesAllowed = 5
/** Some pages leave an address and return to it, so that the browser scrolls there again. */
const entriesPerTouch = 2

/** `key`: which entry of the app is the current one; `count`: it, and the entries that are not before it. */
type Entries = { key: string | undefined; count: number }

/** A tab has one history, whose entries do not tell which frame has added them. */
const frames = new Set<SandboxFrame>()
let last: Entries = { key: undefined, count: 0 }
let unexplained = 0
let floodedAddress: string | undefined
let timer: ReturnType<typeof setInterval> | undefined

/**
 * Ends a frame that keeps adding entries to the tab's history, and goes back to before them, so that Back leads where
 * it did (decision 46). Returns what to call when the viewer has pressed a key or a pointer in the frame, which explains
 * entries.
 */
export function watchHistory(frame: SandboxFrame): () => void {
  frames.add(frame)
  frame.removed.addEventListener('abort', () => frames.delete(frame))
  last = currentEntries()
  unexplained = 0
  floodedAddress = undefined
  timer ??= setInterval(look, lookEveryMs)
  return () => (unexplained = Math.max(0, unexplained - entriesPerTouch))
}

function look(): void {
  const added = countAdded()
  unexplained += added
  if (frames.size > 0) {
    if (unexplained <= entriesAllowed) return
    floodedAddress = location.href
    for (const { end } of frames) end()
    return
  }
  // The last entries of a frame may arrive after its end.
  if (floodedAddress !== undefined && added > 0) return
  clearInterval(timer)
  timer = undefined
  if (floodedAddress === location.href) history.go(-Math.min(unexplained, last.count - 1))
}

/** How many entries frames have added since the last look. */
function countAdded(): number {
  const { key, count } = last
  last = currentEntries()
  return last.key === key ? Math.max(0, last.count - count) : 0
}

/** In a full history each new entry takes the place of the oldest, which moves the app's own. */
function currentEntries(): Entries {
  const entry = globalThis.navigation?.currentEntry
  return { key: entry?.key, count: history.length - (entry?.index ?? 0) }
}
