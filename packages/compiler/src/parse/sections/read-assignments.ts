import { findSection } from '../reading/find-section.ts'
import type { Reading } from '../reading/reading.ts'
import { render } from '../reading/render.ts'
import { report } from '../reading/report.ts'
import { splitAtBreaks } from '../reading/section.ts'

export function readAssignments(reading: Reading): string[] | undefined {
  const section = findSection(reading, 'assignment')
  if (!section) return undefined
  const assignments = splitAtBreaks(section.content)
    .map((content) => render(reading, content))
    .filter((html) => html !== '')
  if (assignments.length === 0) {
    report(reading, section.place, 'There is no assignment here.', 'Write what to do, separated by `---`.')
  }
  return assignments
}
