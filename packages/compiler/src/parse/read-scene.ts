import { Scene } from '@cairn/contract'
import { readJsonFence } from './read-json-fence.ts'
import { find, type Reading, report } from './reading.ts'

/** An animated dialogue (docs/reference/lesson-format.md, “Scenes”). */
export function readScene(reading: Reading): Scene | undefined {
  const section = find(reading, 'scene')
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
