import type { Reading } from './reading.ts'
import type { Section } from './section.ts'

/** The top-level section of a name; repetitions are joined. */
export function findSection({ sections }: Reading, name: string): Section | undefined {
  const [first, ...more] = sections.filter((section) => section.name === name)
  if (!first || more.length === 0) return first
  return {
    ...first,
    content: [first, ...more].flatMap(({ content }) => content),
    children: [first, ...more].flatMap(({ children }) => children),
  }
}
