import type { Challenge } from '@cairn/contract'

/** What campers read: the text of a lesson, and its hints. */
export function textsOf({ description, instructions, tests }: Challenge): string[] {
  return [description, instructions, ...tests.map(({ text }) => text)]
}

/** The pieces of code in a text. */
export function codeIn(text: string): string[] {
  const parts = text.split('</code>').slice(0, -1)
  return parts.map((part) =>
    withoutTags(
      part
        .split(/<code[^<>]*>/)
        .slice(1)
        .join(''),
    ),
  )
}

/** A text without its elements `code` or `pre`, which have no others of their name inside. */
export function withoutElements(text: string, name: 'code' | 'pre'): string {
  const parts = text.split(`</${name}>`)
  return parts
    .map((part) => part.slice(0, part.includes(`<${name}`) ? part.indexOf(`<${name}`) : undefined))
    .join('')
}

export function withoutTags(text: string): string {
  return text.replaceAll(/<[^<>]*>/g, '')
}
