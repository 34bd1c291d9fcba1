import type { ConsoleValue } from '../runner.ts'
import { append, partOf } from './primordials.ts'

/** Limits of one line, over all depths. */
const maximumParts = 1000
const maximumCharacters = 50_000
const maximumDepth = 10

/**
 * A copy of what a line consists of, small enough to be sent. The texts were made with built-ins that learner code can
 * replace, so the copy is made with loops and the originals only.
 */
export function boundedParts(parts: readonly ConsoleValue[]): ConsoleValue[] {
  let partsLeft = maximumParts
  let charactersLeft = maximumCharacters
  const copyText = (text: unknown): string => {
    const copied = typeof text === 'string' ? partOf(text, 0, charactersLeft) : ''
    charactersLeft -= copied.length
    return copied
  }
  const copy = (part: ConsoleValue, depth: number): ConsoleValue => {
    if (typeof part !== 'object' || part === null) return copyText(part)
    const text = copyText(part.text)
    const entries: { name: string; part: ConsoleValue }[] = []
    const length = depth < maximumDepth ? part.entries.length : 0
    for (let index = 0; index < length && partsLeft > 0; index++) {
      partsLeft -= 1
      const entry = part.entries[index]
      if (entry) append(entries, { name: copyText(entry.name), part: copy(entry.part, depth + 1) })
    }
    return { text, entries }
  }
  const copied: ConsoleValue[] = []
  for (let index = 0; index < parts.length && partsLeft > 0; index++) {
    partsLeft -= 1
    const part = parts[index]
    if (part !== undefined) append(copied, copy(part, 0))
  }
  return copied
}
