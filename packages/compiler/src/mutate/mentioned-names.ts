import type { Challenge } from '@cairn/contract'

/** The names in a lesson's text, which campers may be expected to use. */
export function mentionedNames({ description, instructions, tests }: Challenge): Set<string> {
  const texts = [description, instructions, ...tests.map(({ text }) => text)]
  const code = texts.flatMap((text) => [...text.matchAll(/<code[^>]*>(?<code>.*?)<\/code>/gs)])
  const words = code.flatMap(
    ({ groups }) => (groups?.['code'] ?? '').replaceAll(/<[^>]*>/g, '').match(/[\w$]+/g) ?? [],
  )
  return new Set(words)
}
