// oxlint-disable unbound-method -- methods are taken apart on purpose: they are applied below
import { apply, defineProperty, getOwnPropertyDescriptor } from '../primordials.ts'

const { preventDefault } = Event.prototype
const isPrevented = getOwnPropertyDescriptor(Event.prototype, 'defaultPrevented')?.get
const listen = addEventListener.bind(globalThis)
const stopListening = removeEventListener.bind(globalThis)
const { get, set, delete: forget } = WeakMap.prototype
const { add, has } = WeakSet.prototype

const endings = new WeakMap<Event, () => void>()
const held = new WeakSet<object>()

const isHeld = (event: unknown) => apply(has, held, [event]) as boolean

/** Calls back when no listener of the page is left that could prevent what the browser does after an event. */
export function whenHandled(event: Event, act: () => void): void {
  if (!event.bubbles) return act()
  const { type } = event
  const end = () => {
    apply(forget, endings, [event])
    stopListening(type, hear)
    act()
  }
  const hear = (heard: Event) => {
    if (heard === event) end()
  }
  apply(set, endings, [event, end])
  // After all that the page has added so far.
  return listen(type, hear)
}

/** Prevents what the browser does after an event; false if the page has prevented it already. */
export function hold(event: Event): boolean {
  if (!isPrevented || apply(isPrevented, event, [])) return false
  apply(preventDefault, event, [])
  apply(add, held, [event])
  return true
}

/**
 * Lets an event that is held look as if it were not, because pages and tests ask whether a listener has prevented it.
 * Installed once for all pages.
 */
export function hideHeldEvents(): void {
  replace(Event.prototype, 'defaultPrevented', 'get', (native, event) => !isHeld(event) && native())
  replace(Event.prototype, 'returnValue', 'get', (native, event) => isHeld(event) || native())
  replace(EventTarget.prototype, 'dispatchEvent', 'value', (native, _target, [event]) => {
    const isUnprevented = native()
    return isHeld(event) || isUnprevented
  })
  const endThen: Replacement = (native, event, [value]) => {
    const end = apply(get, endings, [event]) as (() => void) | undefined
    if (value !== false) end?.()
    return native()
  }
  replace(Event.prototype, 'stopPropagation', 'value', endThen)
  replace(Event.prototype, 'stopImmediatePropagation', 'value', endThen)
  replace(Event.prototype, 'cancelBubble', 'set', endThen)
}

type Replacement = (native: () => unknown, self: unknown, args: readonly unknown[]) => unknown

function replace(owner: object, key: string, part: 'get' | 'set' | 'value', replacement: Replacement): void {
  const descriptor = getOwnPropertyDescriptor(owner, key)
  const native = descriptor?.[part] as (() => unknown) | undefined
  if (!native) return
  // A proxy keeps the name and the text of the browser's function.
  const proxy = new Proxy(native, {
    apply: (_native, self, args: unknown[]) => replacement(() => apply(native, self, args), self, args),
  })
  defineProperty(owner, key, { ...descriptor, [part]: proxy })
}
