import { toString } from 'mdast-util-to-string'
import { findSection } from '../reading/find-section.ts'
import type { Reading } from '../reading/reading.ts'

/** Longer first paragraphs are cut after a sentence. The longest of our own projects has 330 characters. */
const maximumLength = 360

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** What a lesson is about: the first paragraph of its description as plain text; undefined if it has none. */
export function readIntroduction(reading: Reading): string | undefined {
  const texts = (findSection(reading, 'description')?.content ?? [])
    .filter(({ type }) => type === 'paragraph')
    .map((paragraph) => toString(paragraph, { includeHtml: false, includeImageAlt: false }))
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
  const first = texts.find((text) => text !== '')
  return first === undefined ? undefined : firstSentences(first)
}

function firstSentences(text: string): string {
  let kept = ''
  for (const { segment } of sentences.segment(text)) {
    if (kept !== '' && kept.length + segment.trimEnd().length > maximumLength) break
    kept += segment
  }
  return kept.trimEnd()
}
