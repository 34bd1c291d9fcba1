import type { Challenge } from '@cairn/contract'
import { codeIn, textsOf, withoutElements, withoutTags } from './lesson-texts.ts'

/** What each passage of a lesson's text asks for by name. Its examples show something else. */
export function askedWords(challenge: Challenge): Set<string>[] {
  return textsOf(challenge)
    .map((text) => withoutElements(text, 'pre'))
    .flatMap((text) => text.split(/<\/(?:li|p|td|h\d)>/))
    .map(withoutLimits)
    .map((passage) => new Set([...codeIn(passage).flatMap(wordsIn), ...printing(passage)]))
    .filter(({ size }) => size > 0)
}

/** “At least `8px`” and “`8px` or more” ask for no exact value. */
function withoutLimits(passage: string): string {
  return passage
    .replaceAll(/(?<=\bat least )<code[^<>]*>\d[^<]*<\/code>/g, '')
    .replaceAll(/<code[^<>]*>\d[^<]*<\/code>(?=(?: of [\w ]+)? or (?:more|larger|wider|higher)\b)/g, '')
}

/** `print` in code may only be mentioned; in plain text it is what a program does. */
function printing(passage: string): string[] {
  const plain = withoutTags(withoutElements(passage, 'code'))
  // A single word, such as “prints”, belongs to the example above it.
  if (plain.trim().split(/\s+/).length < 2) return []
  return /\bprint(?:s|ed|ing)?\b|\bconsole\b/i.test(plain) ? ['prints'] : []
}

/** A whole piece of code, and the words in it, with and without hyphens. */
function wordsIn(code: string): string[] {
  return [code, ...(code.match(/[\w$]+/g) ?? []), ...(code.match(/[\w-]+/g) ?? [])]
}
