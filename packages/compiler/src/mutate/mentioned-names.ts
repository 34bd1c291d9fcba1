import type { Challenge } from '@cairn/contract'

/** The names in a lesson's text, which campers may be expected to use, in examples as well. */
export function mentionedNames(challenge: Challenge): Set<string> {
  return new Set(
    textsOf(challenge)
      .flatMap(codeIn)
      .flatMap((code) => code.match(/[\w$]+/g) ?? []),
  )
}

/** What each passage of a lesson's text asks for by name. Its examples show something else. */
export function askedWords(challenge: Challenge): Set<string>[] {
  return textsOf(challenge)
    .map((text) => text.replaceAll(/<pre[^>]*>.*?<\/pre>/gs, ''))
    .flatMap((text) => text.split(/<\/(?:li|p|td|h\d)>/))
    .map((passage) => new Set([...codeIn(passage).flatMap(wordsIn), ...printing(passage)]))
    .filter(({ size }) => size > 0)
}

/** `print` in code may only be mentioned; in plain text it is what a program does. */
function printing(passage: string): string[] {
  const plain = passage.replaceAll(/<code[^>]*>.*?<\/code>/gs, '')
  return /\b(?:print|log)(?:s|ed|ing)?\b|\bconsole\b/i.test(plain) ? ['prints'] : []
}

function textsOf({ description, instructions, tests }: Challenge): string[] {
  return [description, instructions, ...tests.map(({ text }) => text)]
}

/** A whole piece of code, and the words in it, with and without hyphens. */
function wordsIn(code: string): string[] {
  return [code, ...(code.match(/[\w$]+/g) ?? []), ...(code.match(/[\w-]+/g) ?? [])]
}

function codeIn(text: string): string[] {
  const found = [...text.matchAll(/<code[^>]*>(?<code>.*?)<\/code>/gs)]
  return found.map(({ groups }) => (groups?.['code'] ?? '').replaceAll(/<[^>]*>/g, ''))
}
