import type { ConsoleLevel } from '../runner.ts'
import { now } from './primordials.ts'
import { tableOf } from './table-of.ts'

type Write = (level: ConsoleLevel, values: readonly unknown[]) => void

/** What the less common methods of a console print (https://console.spec.whatwg.org). */
export function consoleMethods(write: Write): Readonly<Record<string, (...values: never[]) => void>> {
  const counts = new Map<string, number>()
  const starts = new Map<string, number>()
  const log = (...values: readonly unknown[]) => write('log', values)
  const tellTime = (label: string) => {
    const start = starts.get(label)
    if (start !== undefined) log(`${label}: ${Math.round(now() - start)} ms`)
  }
  return {
    dir: (value: unknown) => log(value),
    dirxml: log,
    table: (data: unknown, columns?: readonly string[]) => log(tableOf(data, columns) ?? data),
    trace: (...values: unknown[]) => log('Trace:', ...values),
    group: log,
    groupCollapsed: log,
    assert: (condition: unknown, ...values: unknown[]) => {
      if (!condition)
        write('error', values.length > 0 ? ['Assertion failed:', ...values] : ['Assertion failed'])
    },
    count: (label: unknown = 'default') => {
      const name = String(label)
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      log(`${name}: ${count}`)
    },
    countReset: (label: unknown = 'default') => void counts.delete(String(label)),
    time: (label: unknown = 'default') => void starts.set(String(label), now()),
    timeLog: (label: unknown = 'default') => tellTime(String(label)),
    timeEnd: (label: unknown = 'default') => {
      tellTime(String(label))
      starts.delete(String(label))
    },
  }
}
