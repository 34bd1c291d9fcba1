import { defineProperty } from './primordials.ts'

/** Storage, which lessons teach and an opaque origin lacks: private, in memory, gone with the frame. */
export function installStorage(target: object): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    defineProperty(target, name, { value: memoryStorage(), configurable: true })
  }
}

/** Dialogs return immediately (docs/reference/workshop.md, “Previews”). */
export function installDialogs(target: object): void {
  const answers = { alert: () => undefined, confirm: () => false, prompt: () => null, print: () => undefined }
  for (const [name, value] of Object.entries(answers)) {
    defineProperty(target, name, { value, configurable: true, writable: true })
  }
}

/** APIs that a sandbox must not have: they would grow the app's history, or bypass the content policy. */
export function removeEscapes(target: Window & typeof globalThis): void {
  for (const name of ['pushState', 'replaceState', 'go', 'back', 'forward'] as const) {
    defineProperty(target.History.prototype, name, { value: () => undefined, configurable: true })
  }
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(target, name)
}

/** A worker's program needs no workers of its own, and Python's would survive Stop. */
export function removeWorkers(target: object): void {
  Reflect.deleteProperty(target, 'Worker')
}

/** Inherits what the browser's `Storage` has, where there is one; its methods work on entries of its own. */
function memoryStorage(): Storage {
  const entries = new Map<string, string>()
  const methods: Readonly<Record<string, Method>> = requiringValues({
    getItem: (key: unknown) => entries.get(String(key)) ?? null,
    setItem: (key: unknown, value: unknown) => void entries.set(String(key), String(value)),
    removeItem: (key: unknown) => void entries.delete(String(key)),
    clear: () => entries.clear(),
    key: (index: unknown) => [...entries.keys()][Number(index)] ?? null,
  })
  const { prototype } = globalThis.Storage ?? Object
  const empty = Object.create(prototype) as Storage
  const isBuiltIn = (key: PropertyKey) =>
    key === 'length' || Object.hasOwn(methods, key) || Reflect.has(empty, key)
  // As in the browser, an entry with the name of a method is not a property.
  const isEntry = (key: PropertyKey): key is string =>
    typeof key === 'string' && entries.has(key) && !isBuiltIn(key)
  return new Proxy(empty, {
    get: (target, key, receiver) => {
      if (key === 'length') return entries.size
      if (typeof key === 'string' && Object.hasOwn(methods, key)) return methods[key]
      if (isEntry(key)) return entries.get(key)
      return Reflect.get(target, key, receiver) as unknown
    },
    set: (_target, key, value) => {
      if (typeof key === 'string') entries.set(key, String(value))
      return true
    },
    deleteProperty: (_target, key) => !isEntry(key) || entries.delete(key),
    has: (_target, key) => isEntry(key) || isBuiltIn(key),
    ownKeys: () => [...entries.keys()].filter(isEntry),
    getOwnPropertyDescriptor: (_target, key) =>
      isEntry(key)
        ? { value: entries.get(key), enumerable: true, configurable: true, writable: true }
        : undefined,
  })
}

type Method = (...values: unknown[]) => unknown

/** The same methods, which refuse to be called with fewer values than they have parameters, as the browser's do. */
function requiringValues(methods: Readonly<Record<string, Method>>): Record<string, Method> {
  const entries = Object.entries(methods).map(([name, method]): [string, Method] => [
    name,
    (...values) => {
      if (values.length >= method.length) return method(...values)
      throw new TypeError(
        `Failed to execute '${name}' on 'Storage': ${method.length} arguments required, but only ${values.length} present.`,
      )
    },
  ])
  return Object.fromEntries(entries)
}
