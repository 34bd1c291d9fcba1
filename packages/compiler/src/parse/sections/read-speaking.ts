import { AudioClip, type Speaking } from '@cairn/contract'
import { toString } from 'mdast-util-to-string'
import { findSection } from '../reading/find-section.ts'
import type { Reading } from '../reading/reading.ts'
import { report } from '../reading/report.ts'
import { isInlineCode } from './is-inline-code.ts'
import { readJsonFence } from './read-json-fence.ts'

/** A sentence to say aloud, and the part of a recording in which it is heard. */
export function readSpeaking(reading: Reading): Speaking | undefined {
  const section = findSection(reading, 'speaking-section')
  if (!section) return undefined
  const child = (name: string) => section.children.find((candidate) => candidate.name === name)
  const [paragraph, second] = child('sentence')?.content ?? []
  if (!paragraph || second || !isInlineCode(paragraph)) {
    const message = '`--speaking-section--` does not hold exactly one sentence between backticks.'
    const remedy = 'Write `## --sentence--`, and under it the sentence as one piece of inline code.'
    report(reading, child('sentence')?.place ?? section.place, message, remedy)
  }
  const recording = child('speaking-audio')
  const audio = recording && readJsonFence(reading, recording, AudioClip)
  return { sentence: paragraph ? toString(paragraph).trim() : '', ...(audio && { audio }) }
}
