/** A number from 0 up to 1 that is always the same for the same text, for choices that look random but repeat. */
export function chance(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  // Texts that differ only in their last character would otherwise give nearly the same number.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

export type Choices<Choice> = readonly [Choice, ...Choice[]]

/** One of the choices, always the same for the same text. */
export function pick<Choice>(choices: Choices<Choice>, text: string): Choice {
  return choices[Math.floor(chance(text) * choices.length)] ?? choices[0]
}
