import type { TranscriptPart } from '@cairn/contract'
import { findSection } from '../reading/find-section.ts'
import type { Reading } from '../reading/reading.ts'
import { render } from '../reading/render.ts'
import { splitAtTimeStamps } from './time-stamps.ts'

/** What is said in a video, in passages that can be found and, where the author has noted the times, sought. */
export function readTranscript(reading: Reading): TranscriptPart[] | undefined {
  return findSection(reading, 'transcript')?.content.flatMap((node) =>
    node.type === 'paragraph'
      ? splitAtTimeStamps(node).map(({ paragraph, ...time }) => ({
          ...time,
          html: render(reading, [paragraph]),
        }))
      : [{ html: render(reading, [node]) }],
  )
}
