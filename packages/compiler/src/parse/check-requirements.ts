import { challengeTypeName } from '@cairn/contract'
import { fileStart } from '../problems/problem.ts'
import type { ChallengeFrontMatter } from './challenge-front-matter.ts'
import { continuesPrevious } from './continues-previous.ts'
import { findSection } from './reading/find-section.ts'
import type { Reading } from './reading/reading.ts'
import { report } from './reading/report.ts'
import { isEmpty } from './reading/section.ts'
import { requirementsOf } from './type-requirements.ts'

/** Reports the sections and front matter keys that a lesson of its type lacks. */
export function checkRequirements(reading: Reading, values: ChallengeFrontMatter): void {
  const type = challengeTypeName(values.challengeType)
  const { sections, keys = [] } = requirementsOf(values)
  const isContinued = continuesPrevious(reading, values)
  for (const required of sections) {
    if (required === 'seed' && isContinued) continue
    const alternatives = typeof required === 'string' ? [required] : required
    if (alternatives.some((name) => hasContent(reading, name))) continue
    report(
      reading,
      fileStart,
      `The section \`# --${alternatives.join('--` or `# --')}--\` is missing or empty.`,
      `A lesson of type ${values.challengeType} (${type}) needs it: add the heading, with its content under it.`,
      '',
    )
  }
  for (const required of keys) {
    const alternatives = typeof required === 'string' ? [required] : required
    if (alternatives.some((key) => values[key] !== undefined)) continue
    const message = `The front matter has no \`${alternatives.join('` or `')}\`.`
    report(reading, fileStart, message, `A lesson of type ${values.challengeType} (${type}) needs it.`, '')
  }
}

function hasContent(reading: Reading, name: string): boolean {
  const section = findSection(reading, name)
  return section !== undefined && !isEmpty(section)
}
