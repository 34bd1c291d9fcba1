/** Far above the console's longest line (inside/bounded-parts.ts) and the longest result. */
const maximumValues = 10_000
const maximumCharacters = 1_000_000

/** Whether a sandbox's message is larger than any of the harness: then learner code has made it. */
export function isOversized(message: unknown): boolean {
  let valuesLeft = maximumValues
  let charactersLeft = maximumCharacters
  const fits = (value: unknown): boolean => {
    valuesLeft -= 1
    if (typeof value === 'string') charactersLeft -= value.length
    if (valuesLeft < 0 || charactersLeft < 0) return false
    if (typeof value !== 'object' || value === null) return true
    // Before the walk: an array of millions takes long to even begin with.
    if (Array.isArray(value) && value.length > valuesLeft) return false
    for (const key in value) if (!fits(value[key as keyof typeof value])) return false
    return true
  }
  return !fits(message)
}
