import { guardMarks } from '../messages.ts'
import { defineProperty, textOf } from './primordials.ts'

const [start, end] = [guardMarks.start, guardMarks.end].map((mark) =>
  mark.replaceAll(/[*{}/]/g, String.raw`\$&`),
)
const guards = new RegExp(`${start}.*?${end}`, 'g')

/** Hides the guard from `toString` (docs/reference/workshop.md, “Syntax stays as typed”). */
export function hideLoopGuard(): void {
  // oxlint-disable-next-line unbound-method -- the proxy passes `this` on
  const toString = new Proxy(Function.prototype.toString, {
    apply: (original, target, args): string =>
      typeof target === 'function'
        ? textOf(target).replaceAll(guards, '')
        : (Reflect.apply(original, target, args) as string),
  })
  defineProperty(Function.prototype, 'toString', { value: toString, configurable: true, writable: true })
}
