type Word = {
  /** As the index knows it: lowercase, without accents. */
  folded: string
  start: number
  end: number
}

/** Finds the words of a text in order. */
export type FindWords = (text: string) => Word[]

/** Letters and digits in a row; `C++` and `C#` are words, too. */
const spacedWord = /[\p{L}\p{M}\p{N}_]+(?:\+\+|#)?/gu

/** Written without spaces between words. */
const unspaced = new Set(['ja', 'zh'])

/** How to find words in a language (BCP 47). */
export function wordsIn(language: string): FindWords {
  if (!unspaced.has(new Intl.Locale(language).language)) return findSpaced
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  return (text) =>
    Array.from(segmenter.segment(text))
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment, index }) => ({ folded: fold(segment), start: index, end: index + segment.length }))
}

function findSpaced(text: string): Word[] {
  return Array.from(text.matchAll(spacedWord), ({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }))
}

function fold(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
