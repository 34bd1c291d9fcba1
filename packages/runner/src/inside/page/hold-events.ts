// oxlint-disable unbound-method -- methods are taken apart on purpose: they are applied below
import { apply, defineProperty, getOwnPropertyDescriptor } from '../primordials.ts'

const { preventDefault } = Event.prototype
const isPrevented = getOwnPropertyDescriptor(Event.prototype, 'defaultPrevented')?.get
const phaseOf = getOwnPropertyDescriptor(Event.prototype, 'eventPhase')?.get
const listen = addEventListener.bind(globalThis)
const afterListener = queueMicrotask.bind(globalThis)
const stopListening = removeEventListener.bind(globalThis)
const { get, set, delete: forget } = WeakMap.prototype
const { add, has, delete: letGo } = WeakSet.prototype

/** `Event.NONE`: it is not dispatched at present. */
const noPhase = 0

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

/** Prevents what the browser does after an event, and calls back if the page has not prevented it. */
export function hold(event: Event, act: () => void): void {
  if (!isPrevented || apply(isPrevented, event, [])) return
  apply(preventDefault, event, [])
  apply(add, held, [event])
  if (event.currentTarget === globalThis) act()
  // The listener that has stopped the event may prevent it after that.
  else afterListener(() => isHeld(event) && act())
}

/**
 * Lets an event that is held look as if it were not, because pages and tests ask whether a listener has prevented it.
 * Installed once for all pages.
 */
export function hideHeldEvents(): void {
  replace(Event.prototype, 'defaultPrevented', 'get', (native, event) => !isHeld(event) && native())
  replace(Event.prototype, 'returnValue', 'get', (native, event) => isHeld(event) || native())
  const letGoThen: Replacement = (native, event, args) => {
    // Once the event is over, it is too late for that.
    const isUnderWay = phaseOf && apply(phaseOf, event, []) !== noPhase
    if (isUnderWay && args[0] !== true) apply(letGo, held, [event])
    return native()
  }
  replace(Event.prototype, 'preventDefault', 'value', letGoThen)
  replace(Event.prototype, 'returnValue', 'set', letGoThen)
  replace(EventTarget.prototype, 'dispatchEvent', 'value', (native, _target, args) => {
    const isUnprevented = native()
    return isHeld(args[0]) || isUnprevented
  })
  const endThen: Replacement = (native, event, args) => {
    const end = apply(get, endings, [event]) as (() => void) | undefined
    if (args[0] !== false) end?.()
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
