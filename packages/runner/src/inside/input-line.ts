/** Indices in the shared numbers; the text follows them. */
const [stateAt, lengthAt] = [0, 1]
const headBytes = 8
const states = { waiting: 0, answered: 1, cancelled: 2 }

/** Space for one line of input. */
export const inputBufferBytes = headBytes + 65_536

/** Blocks until `giveLine` brings a line; null when told to stop. */
export function takeLine(buffer: SharedArrayBuffer): string | null {
  const head = new Int32Array(buffer, 0, 2)
  Atomics.wait(head, stateAt, states.waiting)
  const state = Atomics.exchange(head, stateAt, states.waiting)
  if (state !== states.answered) return null
  // Copied, because a decoder does not read shared memory.
  const bytes = new Uint8Array(buffer, headBytes, head[lengthAt]).slice()
  return new TextDecoder().decode(bytes)
}

/** Passes a line to the waiting worker; text that does not fit is cut off. */
export function giveLine(buffer: SharedArrayBuffer, line: string): void {
  const bytes = new Uint8Array(inputBufferBytes - headBytes)
  const { written } = new TextEncoder().encodeInto(line, bytes)
  new Uint8Array(buffer, headBytes, written).set(bytes.subarray(0, written))
  const head = new Int32Array(buffer, 0, 2)
  head[lengthAt] = written
  wake(head, states.answered)
}

/** Ends the wait without a line. */
export function cancelLine(buffer: SharedArrayBuffer): void {
  wake(new Int32Array(buffer, 0, 2), states.cancelled)
}

/** Called before a run: a line that came too late for the previous run does not answer this one. */
export function forgetLine(buffer: SharedArrayBuffer): void {
  Atomics.store(new Int32Array(buffer, 0, 2), stateAt, states.waiting)
}

function wake(head: Int32Array, state: number): void {
  Atomics.store(head, stateAt, state)
  Atomics.notify(head, stateAt)
}
