import type { FillInTheBlank } from '@cairn/contract'

type SentencePiece = { text: string; gap?: number | undefined }
export type SentenceParagraph = { key: string; pieces: readonly SentencePiece[] }

/** The sentence as paragraphs of text and gaps, parsed from the compiler's HTML: `<p><code>…</code></p>` each. */
export function splitSentence(html: string): SentenceParagraph[] {
  let gap = 0
  return html
    .split('</p>')
    .map((paragraph) => decodeText(paragraph.replaceAll(/<[^<>]+>/g, '').trim()))
    .filter((text) => text !== '')
    .map((text) => ({
      key: text,
      pieces: text.split(/(BLANK)/).flatMap((piece): SentencePiece[] => {
        if (piece === '') return []
        if (piece !== 'BLANK') return [{ text: piece }]
        const number = gap
        gap += 1
        return [{ text: '', gap: number }]
      }),
    }))
}

/** Ignores case, how accents are composed, and the space around a word. */
export function isRightWord({ blanks }: FillInTheBlank, gap: number, word: string | undefined): boolean {
  const plain = (text: string) => text.normalize('NFC').replaceAll('’', "'").trim().toLowerCase()
  const answer = blanks[gap]?.answer
  return answer !== undefined && word !== undefined && plain(word) === plain(answer)
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

function decodeText(text: string): string {
  return text
    .replaceAll(/&#x(?<code>[0-9A-F]+);/gi, (_match, code: string) =>
      String.fromCodePoint(parseInt(code, 16)),
    )
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
}
