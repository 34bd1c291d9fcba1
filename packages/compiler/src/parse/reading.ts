import type { Problem } from '@cairn/contract'
import type { Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { excerpt, fileStart, type Place } from '../problem.ts'
import { renderHtml } from '../render/render-html.ts'
import type { Section } from './section.ts'

/** The state while a lesson is parsed: its sections, and the problems found so far. */
export type Reading = {
  file: string
  text: string
  sections: readonly Section[]
  problems: Problem[]
}

/** The top-level section of a name; repetitions are joined. */
export function find({ sections }: Reading, name: string): Section | undefined {
  const [first, ...more] = sections.filter((section) => section.name === name)
  if (!first || more.length === 0) return first
  return {
    ...first,
    content: [first, ...more].flatMap(({ content }) => content),
    children: [first, ...more].flatMap(({ children }) => children),
  }
}

/** Adds a problem. The offending text is the whole line unless `text` is given. */
export function report(reading: Reading, place: Place, message: string, remedy: string, text?: string): void {
  const offending = text ?? reading.text.split('\n')[place.line - 1] ?? ''
  reading.problems.push({ file: reading.file, ...place, text: excerpt(offending), message, remedy })
}

/** Renders nodes as HTML. Whatever the allow-list removes is reported, so that nothing disappears silently. */
export function render(reading: Reading, nodes: readonly RootContent[]): string {
  const { html, removed } = renderHtml(nodes)
  for (const { what, place } of removed) {
    report(
      reading,
      place ?? placeOfHtml(nodes, what),
      `${what} is not allowed in a lesson’s text.`,
      'Say it in Markdown, or show it as code between backticks.',
      what,
    )
  }
  return html
}

/** Parsing HTML loses positions; the Markdown around it still has them. */
function placeOfHtml(nodes: readonly RootContent[], what: string): Place {
  const tag = /<\w[^>]*/.exec(what)?.[0] ?? '<'
  let place = fileStart
  visit({ type: 'root', children: [...nodes] } satisfies Root, 'html', ({ value, position }) => {
    if (!position || !value.toLowerCase().includes(tag)) return undefined
    place = { line: position.start.line, column: position.start.column }
    return false
  })
  return place
}

export function renderSection(reading: Reading, name: string): string {
  return render(reading, find(reading, name)?.content ?? [])
}
