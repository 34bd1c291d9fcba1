import { escapeHtml } from '@cairn/contract'
import type { TestState } from './run-state.ts'

const placeholders = /--fcc-(?<side>expected|actual)--/g

/** A hint with the compared values of its test in the author's placeholders, if there are any. */
export function fillHint(html: string, result: TestState): string {
  if (result.state !== 'failed') return html
  return html.replace(placeholders, (place, side: 'expected' | 'actual') => {
    const value = result[side]
    // Values of a camper's program are text, even when they look like HTML.
    return value === undefined ? place : escapeHtml(value)
  })
}
