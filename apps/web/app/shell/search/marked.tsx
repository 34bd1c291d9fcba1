import type { MarkedText } from '@cairn/contract'

/** A text of a result with the words that were searched for marked. */
export function Marked({ text }: { text: MarkedText }) {
  // The pieces never change places.
  return text.map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  )
}
