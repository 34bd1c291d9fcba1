import { vi } from 'vitest'

export type TestBrowser = {
  storage: Map<string, string>
  /** The number of characters that the storage holds. */
  room: number
}

/** The parts of a browser that our code uses, for a page of this origin: addresses, cookies, storage and events. */
export function openBrowser(origin: string): TestBrowser {
  const cookies = new Map<string, string>()
  const browser: TestBrowser = { storage: new Map(), room: Infinity }
  const fetchAnywhere = globalThis.fetch
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
  })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const response = await fetchAnywhere(new URL(path, origin), init)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return response
  })
  vi.stubGlobal('localStorage', storageOf(browser))
  const events = new EventTarget()
  vi.stubGlobal('dispatchEvent', (event: Event) => events.dispatchEvent(event))
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  return browser
}

/** Stored keys are own properties, as in a real storage. */
function storageOf(browser: TestBrowser): Storage {
  const { storage } = browser
  const methods = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => {
      const others = [...storage].filter(([name]) => name !== key)
      const size = others.reduce(
        (sum, [name, text]) => sum + name.length + text.length,
        key.length + value.length,
      )
      if (size > browser.room) throw new DOMException('Full', 'QuotaExceededError')
      storage.set(key, value)
    },
    removeItem: (key: string) => storage.delete(key),
  }
  return new Proxy(methods, {
    ownKeys: () => [...storage.keys()],
    getOwnPropertyDescriptor: (_methods, key) =>
      storage.has(String(key)) ? { enumerable: true, configurable: true } : undefined,
  }) as unknown as Storage
}
