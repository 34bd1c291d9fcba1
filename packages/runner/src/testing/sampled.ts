import { isNightly } from './is-nightly.ts'

/** By default every `oneIn`-th attempt of the list; all of them in the nightly profile. */
export function sampled<Attempt>(
  attempts: Readonly<Record<string, Attempt>>,
  oneIn: number,
): [name: string, attempt: Attempt][] {
  return Object.entries(attempts).filter((_, index) => isNightly || index % oneIn === 0)
}
