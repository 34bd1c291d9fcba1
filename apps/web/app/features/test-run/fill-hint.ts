import type { TestState } from './run-state.ts'

const placeholders = /--fcc-(?<side>expected|actual)--/g

/** A hint with the values that its test compared in it, if its author left places for them. */
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

/** What a camper's program made is text, whatever it looks like. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
