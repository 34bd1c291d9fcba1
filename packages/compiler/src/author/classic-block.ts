import { join } from 'node:path'
import { readSource } from '../files/read-source.ts'
import { continueSteps } from '../link/continue-steps.ts'
import { orderLessons } from '../link/order-lessons.ts'
import { translateComments } from '../link/translate-comments.ts'
import { type ParsedChallenge, parseChallenge } from '../parse/parse-challenge.ts'
import { formatProblems } from '../problems/format-problems.ts'
import type { Dictionary } from '../sources/dictionary.ts'
import { absolute, type BlockFolder } from '../sources/find-layout.ts'
import type { Structure } from '../sources/read-structure.ts'
import type { BlockFile } from '../sources/structure-schemas.ts'
import { AuthorError } from './author-error.ts'
import { classicLesson, withoutMarks } from './classic-lesson.ts'

/** The lessons of a block in their order, and their texts in the classic format by id. */
export type ClassicBlock = { lessons: readonly ParsedChallenge[]; texts: ReadonlyMap<string, string> }

/**
 * Completes the steps of a block that leave out their seed.
 *
 * @throws AuthorError when one cannot be completed
 */
export function classicBlock(
  root: string,
  folder: BlockFolder,
  meta: Structure<BlockFile> | undefined,
): ClassicBlock {
  const written = readLessons(root, folder)
  const order = orderLessons(
    written.map(({ lesson }) => lesson),
    meta,
  )
  const { lessons, problems } = continueSteps(order.ordered)
  if (problems.length > 0) throw new AuthorError(`A step cannot be completed:\n${formatProblems(problems)}`)
  const textOf = new Map(written.map(({ lesson, text }) => [lesson.id, text]))
  return {
    lessons,
    texts: new Map(
      lessons.map((lesson) => {
        const text = withoutMarks(textOf.get(lesson.id) ?? '')
        return [lesson.id, lesson.continues ? classicLesson(text, lesson) : text]
      }),
    ),
  }
}

/** The translated lessons of a block; those that leave out their seed have the original's. */
export function classicTranslation(
  root: string,
  folder: BlockFolder,
  { lessons }: ClassicBlock,
  dictionary: Dictionary,
): Map<string, string> {
  return new Map(
    readLessons(root, folder).map(({ lesson, text }) => {
      const original = lessons.find(({ id }) => id === lesson.id)
      if (!lesson.continues || !original) return [lesson.id, text]
      const files = translateComments(original.files, dictionary)
      return [lesson.id, classicLesson(text, { files, solutions: original.solutions })]
    }),
  )
}

function readLessons(root: string, folder: BlockFolder): { lesson: ParsedChallenge; text: string }[] {
  return folder.lessons.map((name) => {
    const file = join(folder.folder, name)
    const { output: text, problems } = readSource(file, absolute(root, file))
    const parsed = text === undefined ? { output: undefined, problems } : parseChallenge(file, text)
    if (text === undefined || !parsed.output) {
      throw new AuthorError(`A lesson cannot be read:\n${formatProblems(parsed.problems)}`)
    }
    return { lesson: parsed.output, text }
  })
}
