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

function memoryStorage(): Storage {
  const entries = new Map<string, string>()
  const methods = {
    getItem: (key: unknown) => entries.get(String(key)) ?? null,
    setItem: (key: unknown, value: unknown) => void entries.set(String(key), String(value)),
    removeItem: (key: unknown) => void entries.delete(String(key)),
    clear: () => entries.clear(),
    key: (index: number) => [...entries.keys()][index] ?? null,
  }
  return new Proxy({} as Storage, {
    get: (_target, key) => {
      if (key === 'length') return entries.size
      if (typeof key !== 'string') return undefined
      return Object.hasOwn(methods, key) ? methods[key as keyof typeof methods] : entries.get(key)
    },
    set: (_target, key, value) => {
      if (typeof key === 'string') entries.set(key, String(value))
      return true
    },
    deleteProperty: (_target, key) => entries.delete(String(key)) || true,
    has: (_target, key) => entries.has(String(key)) || key === 'length' || key in methods,
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_target, key) =>
      entries.has(String(key))
        ? { value: entries.get(String(key)), enumerable: true, configurable: true, writable: true }
        : undefined,
  })
}
