import type { ChallengeFrontMatter } from './challenge-front-matter.ts'
import { isStep } from './is-step.ts'
import { findSection } from './reading/find-section.ts'
import type { Reading } from './reading/reading.ts'
import { requirementsOf } from './type-requirements.ts'

/** Whether a lesson is a step with code that leaves its seed to the step before it (decision 67). */
export function continuesPrevious(reading: Reading, values: ChallengeFrontMatter): boolean {
  if (!isStep(values) || !requirementsOf(values).sections.includes('seed')) return false
  return findSection(reading, 'seed')?.children.some(({ name }) => name === 'seed-contents') !== true
}
