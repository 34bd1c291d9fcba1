/** Keeps the most recently used values, at most `limit` of them. */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, Value>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string): Value | undefined {
    const known = this.#entries.get(key)
    if (known === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, known)
    return known
  }

  /** Returns the value for `key`, created once. A rejected promise is forgotten, so that it is tried again. */
  getOrCreate(key: string, create: () => Value): Value {
    const known = this.get(key)
    if (known !== undefined) return known
    const value = create()
    this.#entries.set(key, value)
    if (value instanceof Promise) value.catch(() => this.#entries.delete(key))
    if (this.#entries.size > this.#limit) {
      for (const oldest of this.#entries.keys()) {
        this.#entries.delete(oldest)
        break
      }
    }
    return value
  }
}
