import type { Paragraph, PhrasingContent } from 'mdast'

export type TimedParagraph = { seconds?: number; paragraph: Paragraph }

/** `[1:23]`, `(1:23)`, `1:23` or `01:02:03` where a line or a sentence begins. */
export const timeStamp =
  /(?<=^|\n|[.!?…]["”’»)]? |[。！？])(?:\[(?<square>\d{1,3}(?::[0-5]\d){1,2})\]|\((?<round>\d{1,3}(?::[0-5]\d){1,2})\)|(?<bare>\d{1,3}(?::[0-5]\d){1,2})(?=\s|$))[ \n]?(?:[–—-] )?/g

/** Splits a paragraph before each time stamp, which is taken out of the text. */
export function splitAtTimeStamps({ children }: Paragraph): TimedParagraph[] {
  const parts: { seconds?: number; children: PhrasingContent[] }[] = [{ children: [] }]
  let isLineStart = true
  for (const node of children) {
    const pieces = node.type === 'text' ? splitText(node.value, isLineStart) : [{ node }]
    for (const piece of pieces) {
      if ('seconds' in piece) parts.push({ seconds: piece.seconds, children: [] })
      else parts.at(-1)?.children.push(piece.node)
    }
    isLineStart = node.type === 'break'
  }
  return parts
    .filter((part) => part.seconds !== undefined || part.children.length > 0)
    .map(({ children: content, ...time }) => ({
      ...time,
      paragraph: { type: 'paragraph', children: content },
    }))
}

type Piece = { seconds: number } | { node: PhrasingContent }

function splitText(text: string, isLineStart: boolean): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  const addText = (value: string) => {
    if (value !== '') pieces.push({ node: { type: 'text', value } })
  }
  for (const { 0: whole, index, groups } of text.matchAll(timeStamp)) {
    if (index === 0 && !isLineStart) continue
    addText(text.slice(end, index).trimEnd())
    pieces.push({ seconds: toSeconds(groups?.['square'] ?? groups?.['round'] ?? groups?.['bare'] ?? '') })
    end = index + whole.length
  }
  addText(text.slice(end))
  return pieces
}

function toSeconds(time: string): number {
  return time.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)
}
