import { apply, defineProperty } from '../primordials.ts'

const schedulers = ['setTimeout', 'setInterval', 'queueMicrotask', 'addEventListener', 'fetch'] as const

/**
 * Notes when something is scheduled to run later, by a program that uses JavaScript or by its `asyncio`. Returns what
 * tells whether anything has been since it was asked before.
 */
export function watchSchedulers(): () => boolean {
  let wasUsed = false
  const watch = (owner: object, name: string) => {
    const original = Reflect.get(owner, name) as (...values: unknown[]) => unknown
    const watched = function (this: unknown, ...values: unknown[]): unknown {
      wasUsed = true
      return apply(original, this, values)
    }
    defineProperty(owner, name, { value: watched, configurable: true, writable: true })
  }
  for (const name of schedulers) watch(globalThis, name)
  // This is how Pyodide schedules what is due at once.
  watch(MessagePort.prototype, 'postMessage')
  return () => {
    const result = wasUsed
    wasUsed = false
    return result
  }
}
