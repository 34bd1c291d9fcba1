/** A table from each word of a pair to the other one. */
export function inBothDirections(
  pairs: readonly (readonly [string, string])[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    pairs.flatMap(([one, other]) => [
      [one, other],
      [other, one],
    ]),
  )
}
