import type { Problem } from '@cairn/contract'
import type { ParsedChallenge } from '../parse/parse-challenge.ts'
import type { Continuation } from '../parse/sections/read-continuation.ts'
import { continueStep } from './continue-step.ts'
import { solvedFiles } from './solved-files.ts'

/** Completes the steps of a block that leave out their seed, from its first lesson to its last. */
export function continueSteps(ordered: readonly ParsedChallenge[]): {
  lessons: ParsedChallenge[]
  problems: Problem[]
} {
  const problems: Problem[] = []
  const lessons: ParsedChallenge[] = []
  for (const lesson of ordered) {
    const { continues } = lesson
    const completed = continues ? complete(lesson, continues, lessons.at(-1)) : { lesson, problems: [] }
    lessons.push(completed.lesson)
    problems.push(...completed.problems)
  }
  return { lessons, problems }
}

function complete(lesson: ParsedChallenge, continues: Continuation, previous: ParsedChallenge | undefined) {
  const unfinished = { ...lesson, files: [], solutions: [] }
  const fail = (message: string, remedy: string) => {
    const problem = { file: lesson.file, ...continues.place, text: '', message, remedy }
    return { lesson: unfinished, problems: [problem] }
  }
  if (continues.solutions.length === 0) {
    return fail(
      'The step has neither a seed nor a solution.',
      'Write `# --solutions--`, with `--fcc-editable-region--` around what the camper changes, or a whole seed.',
    )
  }
  if (!previous) {
    return fail(
      'The first step of a block has no seed, and no step before it to start from.',
      'Write `# --seed--` with `## --seed-contents--` and one fence per file.',
    )
  }
  const solved = solvedFiles(previous)
  // A step that could not be completed itself has been reported.
  if (!solved && previous.continues) return { lesson: unfinished, problems: [] }
  if (!solved) {
    return fail(
      `The step has no seed, and the lesson before it, ${previous.file}, has no solution to start from.`,
      'Write a solution there, or a seed here.',
    )
  }
  const { problems, ...completed } = continueStep(continues, solved, {
    lesson: lesson.file,
    previous: previous.file,
  })
  return { lesson: problems.length > 0 ? unfinished : { ...lesson, ...completed }, problems }
}
