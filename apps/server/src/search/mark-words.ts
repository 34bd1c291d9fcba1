import type { MarkedText } from '@cairn/contract'
import type { FindWords } from './words.ts'

const charactersBefore = 50
const charactersOfSnippet = 180

/** A text in pieces, with the words among `matched` marked. */
export function markWords(text: string, matched: ReadonlySet<string>, findWords: FindWords): MarkedText {
  const pieces: MarkedText = []
  let end = 0
  for (const word of findWords(text)) {
    if (!matched.has(word.folded)) continue
    if (word.start > end) pieces.push({ text: text.slice(end, word.start), isMatch: false })
    pieces.push({ text: text.slice(word.start, word.end), isMatch: true })
    end = word.end
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMatch: false })
  return pieces
}

/** The part of a text around its first matched word, or its beginning. */
export function snippetOf(text: string, matched: ReadonlySet<string>, findWords: FindWords): MarkedText {
  const words = findWords(text)
  const match = words.find(({ folded }) => matched.has(folded))
  const from = match ? match.start - charactersBefore : 0
  const first = words.find(({ start }) => start >= from)
  const start = from <= 0 ? 0 : (first?.start ?? 0)
  const last = words.findLast(({ end }) => end <= start + charactersOfSnippet)
  const isWhole = start + charactersOfSnippet >= text.length
  const end = isWhole ? text.length : Math.max(last?.end ?? 0, match?.end ?? 0)
  const part = `${start > 0 ? '…' : ''}${text.slice(start, end)}${isWhole ? '' : '…'}`
  return markWords(part, matched, findWords)
}
