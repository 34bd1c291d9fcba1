import type { Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { fileStart, type Place } from '../../problems/problem.ts'
import { renderHtml } from '../../render/render-html.ts'
import { checkCode } from './check-limits.ts'
import { findSection } from './find-section.ts'
import type { Reading } from './reading.ts'
import { report } from './report.ts'

/** Renders nodes as HTML. Whatever the allow-list removes is reported, so that nothing disappears silently. */
export function render(reading: Reading, nodes: readonly RootContent[]): string {
  if (!checkCode(reading, nodes)) return ''
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

export function renderSection(reading: Reading, name: string): string {
  return render(reading, findSection(reading, name)?.content ?? [])
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
