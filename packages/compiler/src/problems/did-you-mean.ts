import { closestMatch } from 'leven'

/** “Did you mean …?” for a word close to a known one; otherwise a list of all known words. */
export function didYouMean(word: string, known: readonly string[]): string {
  const maxDistance = Math.max(1, Math.ceil(word.length / 3))
  const nearest = closestMatch(word.toLowerCase(), [...known], { maxDistance })
  return nearest === undefined ? `Use one of: ${known.join(', ')}.` : `Did you mean \`${nearest}\`?`
}
