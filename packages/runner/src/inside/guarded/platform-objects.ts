/** Objects that have a single instance and own members. */
const singletons = [
  'document',
  'navigator',
  'location',
  'history',
  'screen',
  'performance',
  'customElements',
  'CSS',
]

/** Taken at once: hooks and libraries add names of their own later, and replace objects such as `performance`. */
const names = Reflect.ownKeys(globalThis)
const iterators = prototypesOfIterators()

/** Iterators of lists, for which the platform has no name. */
function prototypesOfIterators(): unknown[] {
  const lists = [new FormData(), new Headers(), new URLSearchParams()]
  const ofPage = typeof document === 'undefined' ? [] : [document.fonts, performance.eventCounts]
  const steps = [...lists, ...ofPage].map((list) => list.entries())
  return [...steps, new ReadableStream().values()].map((step) => Object.getPrototypeOf(step) as unknown)
}

/** Every named interface of the browser with its prototype, and the objects with a single instance. */
export function platformObjects(): object[] {
  const found = new Set<object>()
  const add = (value: unknown) => {
    for (let owner = value; isObject(owner) && owner !== globalThis; owner = Reflect.getPrototypeOf(owner)) {
      if (found.has(owner)) return
      found.add(owner)
    }
  }
  for (const name of names) {
    const value = Reflect.getOwnPropertyDescriptor(globalThis, name)?.value as unknown
    if (typeof value !== 'function' || !hasMembers(value)) continue
    add(value)
    if (isObject(value.prototype)) add(value.prototype)
  }
  for (const name of singletons) add(Reflect.get(globalThis, name))
  for (const prototype of iterators) add(prototype)
  return [...found]
}

/** A plain function has only a name and a length; `NodeFilter` has constants, too, but no prototype. */
function hasMembers(value: object): boolean {
  return Reflect.ownKeys(value).length > 2
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}
