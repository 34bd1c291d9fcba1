import type { Challenge } from '@cairn/contract'
import { findSection } from '../reading/find-section.ts'
import type { Reading } from '../reading/reading.ts'
import { render } from '../reading/render.ts'

export function readSpeaking(reading: Reading): Challenge['speaking'] {
  const section = findSection(reading, 'speaking-section')
  if (!section) return undefined
  const audio = section.children.find(({ name }) => name === 'speaking-audio')
  return { text: render(reading, section.content), audio: render(reading, audio?.content ?? []) }
}
