import { type FileExtension, type LessonEnvironment, remoteEditorTypes } from '@cairn/contract'
import { fileStart } from '../problems/problem.ts'
import type { ChallengeFrontMatter } from './challenge-front-matter.ts'
import type { ParsedChallenge } from './parse-challenge.ts'
import { findSection } from './reading/find-section.ts'
import type { Reading } from './reading/reading.ts'
import { report } from './reading/report.ts'

/** What each environment runs: the extension of its one file, and the language's name. */
const languages: Readonly<Record<LessonEnvironment, { ext: FileExtension; name: string }>> = {
  sql: { ext: 'sql', name: 'SQL' },
  shell: { ext: 'sh', name: 'scripts of a shell' },
}

/** Reports what does not fit the environment that a lesson brings along, or would need one. */
export function checkEnvironment(
  reading: Reading,
  { environment, challengeType }: ChallengeFrontMatter,
  { files, interactive = [], continues }: ParsedChallenge,
): void {
  const place = findSection(reading, 'seed')?.place ?? fileStart
  const shown = interactive.flatMap((part) => (part.type === 'editor' ? part.files : []))
  if (environment === undefined) {
    for (const [wanted, { ext, name }] of Object.entries(languages)) {
      if (![...files, ...shown].some((file) => file.ext === ext)) continue
      const remedy = `Write \`environment: ${wanted}\` in a lesson of type 12 or 13, or show it as text.`
      report(reading, place, `Nothing runs ${name} in this lesson.`, remedy, `\`\`\`${ext}`)
    }
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
    const message = `A lesson with \`environment: ${environment}\` runs nothing after the camper’s code.`
    report(reading, place, message, 'Take it out.', '## --after-user-code--')
  }
  // The step before it is checked instead.
  if (continues) return
  const { ext } = languages[environment]
  const [first, ...others] = files
  if (first?.ext === ext && others.length === 0) return
  const message = `The seed of a lesson with \`environment: ${environment}\` is not one file in \`${ext}\`.`
  report(
    reading,
    place,
    message,
    `Write one \`\`\`${ext} fence under \`## --seed-contents--\`; it may be empty.`,
  )
}
