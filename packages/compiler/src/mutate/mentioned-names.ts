import type { Challenge } from '@cairn/contract'

/** The names in a lesson's text, which campers may be expected to use, in examples as well. */
export function mentionedNames(challenge: Challenge): Set<string> {
  return new Set(codeIn(challenge, (text) => text).flatMap((code) => code.match(/[\w$]+/g) ?? []))
}

/** What a lesson's text asks for by name. Its examples show something else. */
export function askedWords(challenge: Challenge): Set<string> {
  const withoutExamples = (text: string) => text.replaceAll(/<pre[^>]*>.*?<\/pre>/gs, '')
  const code = codeIn(challenge, withoutExamples)
  return new Set(
    code.flatMap((text) => [text, ...(text.match(/[\w$]+/g) ?? []), ...(text.match(/[\w-]+/g) ?? [])]),
  )
}

function codeIn(
  { description, instructions, tests }: Challenge,
  prepared: (text: string) => string,
): string[] {
  const texts = [description, instructions, ...tests.map(({ text }) => text)].map(prepared)
  const found = texts.flatMap((text) => [...text.matchAll(/<code[^>]*>(?<code>.*?)<\/code>/gs)])
  return found.map(({ groups }) => (groups?.['code'] ?? '').replaceAll(/<[^>]*>/g, ''))
}
