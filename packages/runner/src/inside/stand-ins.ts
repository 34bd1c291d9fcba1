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

/** Like a `Storage`, with what every object has; its methods are its own, so that no program can replace another's. */
function memoryStorage(): Storage {
  const entries = new Map<string, string>()
  const requireValues = (method: string, values: readonly unknown[], count: number) => {
    if (values.length >= count) return
    const required = `${count} argument${count === 1 ? '' : 's'} required`
    throw new TypeError(
      `Failed to execute '${method}' on 'Storage': ${required}, but only ${values.length} present.`,
    )
  }
  const methods = {
    getItem: (...values: unknown[]) => {
      requireValues('getItem', values, 1)
      return entries.get(String(values[0])) ?? null
    },
    setItem: (...values: unknown[]) => {
      requireValues('setItem', values, 2)
      entries.set(String(values[0]), String(values[1]))
    },
    removeItem: (...values: unknown[]) => {
      requireValues('removeItem', values, 1)
      entries.delete(String(values[0]))
    },
    clear: () => entries.clear(),
    key: (index: number) => [...entries.keys()][index] ?? null,
  }
  const { prototype } = globalThis.Storage ?? Object
  return new Proxy(Object.create(prototype) as Storage, {
    get: (target, key, receiver) => {
      if (key === 'length') return entries.size
      if (typeof key === 'string' && Object.hasOwn(methods, key)) return methods[key as keyof typeof methods]
      if (typeof key === 'string' && entries.has(key)) return entries.get(key)
      return Reflect.get(target, key, receiver) as unknown
    },
    set: (_target, key, value) => {
      if (typeof key === 'string') entries.set(key, String(value))
      return true
    },
    deleteProperty: (_target, key) => entries.delete(String(key)) || true,
    has: (target, key) => entries.has(String(key)) || Reflect.has(target, key),
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_target, key) =>
      entries.has(String(key))
        ? { value: entries.get(String(key)), enumerable: true, configurable: true, writable: true }
        : undefined,
  })
}
