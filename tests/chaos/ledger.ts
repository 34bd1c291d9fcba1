import { appendFileSync } from 'node:fs'

export type Acknowledged = { userId: string; challengeId: string }

/** What the school has acknowledged, in a file as well, for a look after a run that failed. */
export class Ledger {
  readonly #file: string
  readonly #kept = new Map<string, Acknowledged>()

  constructor(file: string) {
    this.#file = file
  }

  get size(): number {
    return this.#kept.size
  }

  keep(acknowledged: Acknowledged): void {
    this.#kept.set(keyOf(acknowledged), acknowledged)
    appendFileSync(this.#file, `${JSON.stringify({ at: new Date(), ...acknowledged })}\n`)
  }

  /** Those that are not among the stored ones. */
  lostFrom(stored: readonly Acknowledged[]): Acknowledged[] {
    const keys = new Set(stored.map(keyOf))
    return [...this.#kept].filter(([key]) => !keys.has(key)).map(([, acknowledged]) => acknowledged)
  }
}

/** Those that are there more than once. */
export function doubledIn(stored: readonly Acknowledged[]): string[] {
  const seen = new Set<string>()
  return stored.map(keyOf).filter((key) => seen.has(key) || !seen.add(key))
}

function keyOf({ userId, challengeId }: Acknowledged): string {
  return `${userId} ${challengeId}`
}
