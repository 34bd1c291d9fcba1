type Entry<Value> = { value: Promise<Value>; bytes: number }

/**
 * Keeps the most recently used values, as many as fit into `limitBytes`. Concurrent callers share one computation,
 * whose result counts toward the limit once it is there.
 */
export class ByteCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #limitBytes: number
  readonly #measure: (value: Value) => number
  #bytes = 0

  constructor(limitBytes: number, measure: (value: Value) => number) {
    this.#limitBytes = limitBytes
    this.#measure = measure
  }

  /** The value for `key` if it is kept or being computed. */
  get(key: string): Promise<Value> | undefined {
    const known = this.#entries.get(key)
    if (!known) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, known)
    return known.value
  }

  /** Returns the value for `key`, computed once. Failures, and values that do not fit, are not kept. */
  getOrCreate(key: string, create: () => Promise<Value>): Promise<Value> {
    const known = this.get(key)
    if (known) return known
    const entry: Entry<Value> = { value: create(), bytes: 0 }
    this.#entries.set(key, entry)
    entry.value.then(
      (value) => this.#count(key, entry, this.#measure(value)),
      () => this.#drop(key, entry),
    )
    return entry.value
  }

  #count(key: string, entry: Entry<Value>, bytes: number): void {
    if (this.#entries.get(key) !== entry) return
    if (bytes > this.#limitBytes) return this.#drop(key, entry)
    entry.bytes = bytes
    this.#bytes += bytes
    for (const [oldest, one] of this.#entries) {
      if (this.#bytes <= this.#limitBytes) return
      if (one.bytes > 0) this.#drop(oldest, one)
    }
  }

  #drop(key: string, entry: Entry<Value>): void {
    if (this.#entries.get(key) !== entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}
