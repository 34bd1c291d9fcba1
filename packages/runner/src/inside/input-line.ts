/** Places of the shared numbers; the text follows them. */
const [stateAt, lengthAt] = [0, 1]
const headBytes = 8
const states = { waiting: 0, answered: 1, cancelled: 2 }

/** Room for one line of input. */
export const inputBufferBytes = headBytes + 65_536

/** Waits, without any turn of the clock, for the line that `giveLine` brings; null when told to stop. */
export function takeLine(buffer: SharedArrayBuffer): string | null {
  const head = new Int32Array(buffer, 0, 2)
  Atomics.wait(head, stateAt, states.waiting)
  const state = Atomics.exchange(head, stateAt, states.waiting)
  if (state !== states.answered) return null
  // Copied, because a decoder does not read shared memory.
  const bytes = new Uint8Array(buffer, headBytes, head[lengthAt]).slice()
  return new TextDecoder().decode(bytes)
}

/** Brings a line to the worker that waits for it; what does not fit is cut off. */
export function giveLine(buffer: SharedArrayBuffer, line: string): void {
  const bytes = new Uint8Array(inputBufferBytes - headBytes)
  const { written } = new TextEncoder().encodeInto(line, bytes)
  new Uint8Array(buffer, headBytes, written).set(bytes.subarray(0, written))
  const head = new Int32Array(buffer, 0, 2)
  head[lengthAt] = written
  wake(head, states.answered)
}

/** Ends the waiting without a line. */
export function cancelLine(buffer: SharedArrayBuffer): void {
  wake(new Int32Array(buffer, 0, 2), states.cancelled)
}

/** Before a run: what came too late for the one before is not its answer. */
export function forgetLine(buffer: SharedArrayBuffer): void {
  Atomics.store(new Int32Array(buffer, 0, 2), stateAt, states.waiting)
}

function wake(head: Int32Array, state: number): void {
  Atomics.store(head, stateAt, state)
  Atomics.notify(head, stateAt)
}
