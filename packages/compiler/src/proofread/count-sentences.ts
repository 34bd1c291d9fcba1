import retextEnglish from 'retext-english'
import { syllable } from 'syllable'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Prose } from './prose.ts'

/** A sentence of a lesson; `offset` is its place in the file. */
export type Sentence = { offset: number; words: number; syllables: number }

const english = unified().use(retextEnglish).freeze()

export function countSentences({ passages }: Pick<Prose, 'passages'>): Sentence[] {
  return passages.flatMap(({ offset, sentences: text }) => {
    const found: Sentence[] = []
    visit(english.parse(text), 'SentenceNode', (sentence) => {
      let words = 0
      let syllables = 0
      visit(sentence, 'WordNode', ({ position }) => {
        const word = text.slice(position?.start.offset, position?.end.offset)
        words += 1
        syllables += Math.max(1, syllable(word))
      })
      if (words > 0) found.push({ offset: offset + (sentence.position?.start.offset ?? 0), words, syllables })
    })
    return found
  })
}
