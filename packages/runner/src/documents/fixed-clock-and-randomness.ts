import crypto from 'node:crypto'

/**
 * Fixes the clock and all randomness while a snapshot is made: the same files must give the same bytes,
 * whenever and wherever they are built.
 */
const instant = Date.UTC(2026, 0, 1)

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [instant] : args, newTarget) as object,
  get: (target, key, receiver) =>
    key === 'now' ? () => instant : (Reflect.get(target, key, receiver) as unknown),
})
globalThis.performance.now = () => 0
Math.random = () => 0.5
globalThis.crypto.getRandomValues = fillWithOnes
crypto.randomFillSync = fillWithOnes

type View = Pick<DataView, 'buffer' | 'byteLength' | 'byteOffset'>

function fillWithOnes<Bytes extends View>(array: Bytes): Bytes {
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength).fill(1)
  return array
}
