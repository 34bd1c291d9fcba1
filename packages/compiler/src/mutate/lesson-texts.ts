import type { Challenge } from '@cairn/contract'

/** What campers read: the text of a lesson, and its hints. */
export function textsOf({ description, instructions, tests }: Challenge): string[] {
  return [description, instructions, ...tests.map(({ text }) => text)]
}

/** The pieces of code in a text. */
export function codeIn(text: string): string[] {
  const found = [...text.matchAll(/<code[^>]*>(?<code>.*?)<\/code>/gs)]
  return found.map(({ groups }) => (groups?.['code'] ?? '').replaceAll(/<[^>]*>/g, ''))
}
