import { hash } from 'node:crypto'

const modulus = 2n ** 256n

/**
 * A digest of rows in any order: the sum of their SHA-256. PostgreSQL returns the rows of a table in the order in which
 * they lie on its pages, which differs from one school to the other.
 */
export class RowDigest {
  #sum = 0n

  add(rows: readonly string[]): void {
    for (const row of rows) this.#sum = (this.#sum + BigInt(`0x${hash('sha256', row)}`)) % modulus
  }

  get value(): string {
    return this.#sum.toString(16)
  }
}
