import type { FlashKey } from '@cairn/contract'

/** An expected “no”, with the words to show for it; a value, never thrown. */
export class Refusal<Key extends FlashKey = FlashKey> {
  readonly key: Key
  readonly variables: Readonly<Record<string, string | number>> | undefined

  constructor(key: Key, variables?: Readonly<Record<string, string | number>>) {
    this.key = key
    this.variables = variables
  }
}

export function refuse<Key extends FlashKey>(
  key: Key,
  variables?: Readonly<Record<string, string | number>>,
): Refusal<Key> {
  return new Refusal(key, variables)
}
