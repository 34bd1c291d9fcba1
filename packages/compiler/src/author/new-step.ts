import { join } from 'node:path'
import { testEnvironmentOf } from '@cairn/contract'
import { continueSteps } from '../link/continue-steps.ts'
import { nameFor } from '../link/place-in-name.ts'
import { solvedFiles } from '../link/solved-files.ts'
import { type ParsedChallenge, parseChallenge } from '../parse/parse-challenge.ts'
import { AuthorError } from './author-error.ts'
import type { BlockOnDisk, LessonFile } from './block-on-disk.ts'
import { newId, newLessonText } from './lesson-text.ts'
import { numberedAddress } from './numbered-address.ts'

/**
 * A step to insert into a block. In a block named by place it continues the step before it; elsewhere its seed is the
 * next step's, or the last step's solution.
 */
export function newStep(
  { folder, lessons, isNamedByPlace }: BlockOnDisk,
  position: number,
  topic: string,
): LessonFile {
  const steps = continueSteps(lessons.map(parse)).lessons
  const previous = steps[position - 2]
  const neighbor = steps[position - 1] ?? previous
  if (!neighbor || testEnvironmentOf(neighbor.challengeType) === null) {
    throw new AuthorError(
      `Steps can be inserted into blocks with code; lessons of type ${neighbor?.challengeType} are written by hand.`,
    )
  }
  const id = newId()
  const name = numberedAddress(neighbor.dashedName)
  const title = `${name === 'task' ? 'Task' : 'Step'} ${position}`
  const dashedName = name === undefined ? `step-${id.slice(0, 6)}` : `${name}-${position}`
  const solved = previous && solvedFiles(previous)
  const isContinued = isNamedByPlace && name === 'step' && solved !== undefined
  const files = isContinued || position > lessons.length ? (solved ?? neighbor.files) : neighbor.files
  const text = newLessonText({
    id,
    title,
    challengeType: neighbor.challengeType,
    dashedName,
    isContinued,
    files: files.map(({ ext, contents, editableRegionBoundaries }) => ({
      ext,
      contents,
      isEditable: editableRegionBoundaries.length === 2 || files.length === 1,
    })),
  })
  const path = join(folder, isNamedByPlace ? nameFor(position, topic, lessons.length + 1) : `${id}.md`)
  return { path, id, title, dashedName, text }
}

function parse({ path, text }: LessonFile): ParsedChallenge {
  const { output } = parseChallenge(path, text)
  if (!output) throw new AuthorError(`${path} cannot be read. Run check and mend it first.`)
  return output
}
