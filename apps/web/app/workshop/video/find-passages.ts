/** The numbers of the passages that contain all wanted words, in any case; null if no word is wanted. */
export function findPassages(passages: readonly string[], wanted: string): ReadonlySet<number> | null {
  const words = simplified(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return null
  const found = passages.flatMap((passage, index) => {
    const text = simplified(passage)
    return words.every((word) => text.includes(word)) ? [index] : []
  })
  return new Set(found)
}

/** Without case and accents, which few people type when they search. */
function simplified(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
}
