import type { Problem } from '@cairn/contract'
import type { Section } from './section.ts'

/** The state while a lesson is parsed: its sections, and the problems found so far. */
export type Reading = {
  file: string
  lines: readonly string[]
  sections: readonly Section[]
  problems: Problem[]
}
