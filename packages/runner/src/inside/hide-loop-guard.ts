import { guardMarks } from '../messages.ts'
import { apply, defineProperty, textOf } from './primordials.ts'
import { withoutTest } from './without-test.ts'

const [start, end] = [guardMarks.start, guardMarks.end].map((mark) =>
  mark.replaceAll(/[*{}/]/g, String.raw`\$&`),
)
const guards = new RegExp(`${start}.*?${end}`, 'g')

/** Hides the guard and tests from `toString`, and itself (docs/reference/workshop.md, “Syntax stays as typed”). */
export function hideLoopGuard(): void {
  // oxlint-disable-next-line unbound-method -- the proxy passes `this` on
  const native = Function.prototype.toString
  const toString: typeof native = new Proxy(native, {
    apply: (_native, target, args): string =>
      typeof target === 'function'
        ? withoutTest(textOf(target === toString ? native : target)).replaceAll(guards, '')
        : (apply(native, target, args) as string),
  })
  defineProperty(Function.prototype, 'toString', { value: toString, configurable: true, writable: true })
}
