import { excerpt, type Place } from '../../problems/problem.ts'
import type { Reading } from './reading.ts'

/** Adds a problem. The offending text is the whole line unless `text` is given. */
export function report(reading: Reading, place: Place, message: string, remedy: string, text?: string): void {
  const offending = text ?? reading.lines[place.line - 1] ?? ''
  reading.problems.push({ file: reading.file, ...place, text: excerpt(offending), message, remedy })
}
