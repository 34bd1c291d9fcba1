import type { TestState } from './run-state.ts'

const placeholders = /--fcc-(?<side>expected|actual)--/g

/** A hint with the compared values of its test in the author's placeholders, if there are any. */
export function fillHint(html: string, result: TestState): string {
  if (result.state !== 'failed') return html
  return html.replace(placeholders, (place, side: 'expected' | 'actual') => {
    const value = result[side]
    return value === undefined ? place : escapeHtml(value)
  })
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Values of a camper's program are text, even when they look like HTML. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
