import { remoteEditorTypes } from '@cairn/contract'
import { fileStart } from '../problems/problem.ts'
import type { ChallengeFrontMatter } from './challenge-front-matter.ts'
import type { ParsedChallenge } from './parse-challenge.ts'
import { findSection } from './reading/find-section.ts'
import type { Reading } from './reading/reading.ts'
import { report } from './reading/report.ts'

/** Reports what does not fit the environment that a lesson brings along, or would need one. */
export function checkEnvironment(
  reading: Reading,
  { environment, challengeType }: ChallengeFrontMatter,
  { files, interactive = [] }: ParsedChallenge,
): void {
  const place = findSection(reading, 'seed')?.place ?? fileStart
  const shown = interactive.flatMap((part) => (part.type === 'editor' ? part.files : []))
  if (environment === undefined) {
    if (![...files, ...shown].some(({ ext }) => ext === 'sql')) return
    const remedy = 'Write `environment: sql` in a lesson of type 12 or 13, or show the SQL as text.'
    report(reading, place, 'Nothing runs SQL in this lesson.', remedy, '```sql')
    return
  }
  if (!remoteEditorTypes.has(challengeType)) {
    const message = `A lesson of type ${challengeType} cannot bring an environment along.`
    report(
      reading,
      fileStart,
      message,
      'Use type 12 or 13, or leave the key out.',
      `environment: ${environment}`,
    )
  }
  if (files.some(({ tail }) => tail !== undefined)) {
    const message = 'A lesson in SQL runs nothing after the camper’s code.'
    report(reading, place, message, 'Take it out.', '## --after-user-code--')
  }
  const [first, ...others] = files
  if (first?.ext === 'sql' && others.length === 0) return
  const message = 'The seed of a lesson in SQL is not one file in `sql`.'
  report(reading, place, message, 'Write one ```sql fence under `## --seed-contents--`; it may be empty.')
}
