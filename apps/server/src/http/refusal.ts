import type { FlashKey } from '@cairn/contract'

type Variables = Readonly<Record<string, string | number>>

/** An expected “no” with its message; a value, never thrown. */
export class Refusal<Key extends FlashKey = FlashKey> {
  readonly key: Key
  readonly variables: Variables | undefined
  /** Additional fields of the answer. */
  readonly beside: object | undefined

  constructor(key: Key, variables?: Variables, beside?: object) {
    this.key = key
    this.variables = variables
    this.beside = beside
  }
}

export function refuse<Key extends FlashKey>(key: Key, variables?: Variables, beside?: object): Refusal<Key> {
  return new Refusal(key, variables, beside)
}
