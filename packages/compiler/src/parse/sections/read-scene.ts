import { Scene } from '@cairn/contract'
import { findSection } from '../reading/find-section.ts'
import type { Reading } from '../reading/reading.ts'
import { report } from '../reading/report.ts'
import { readJsonFence } from './read-json-fence.ts'

/** An animated dialogue (docs/reference/lesson-format.md, “Scenes”). */
export function readScene(reading: Reading): Scene | undefined {
  const section = findSection(reading, 'scene')
  if (!section) return undefined
  const scene = readJsonFence(reading, section, Scene)
  for (const { character, dialogue, startTime, finishTime } of scene?.commands ?? []) {
    if (!dialogue || typeof finishTime === 'number') continue
    report(
      reading,
      section.place,
      `${character} begins to speak at ${startTime} s and does not stop.`,
      'Give the command a `finishTime`.',
      dialogue.text,
    )
  }
  return scene
}
