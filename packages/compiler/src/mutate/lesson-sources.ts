import type { ChallengeTest } from '@cairn/contract'
import { readSource } from '../files/read-source.ts'
import { parseChallenge } from '../parse/parse-challenge.ts'
import type { Equivalent } from '../parse/sections/read-equivalents.ts'
import { absolute, findLayout } from '../sources/find-layout.ts'

/** What an author has written: the file of a lesson, and which of its variants are marked as equivalent. */
export type LessonSource = { file: string; text: string; equivalents: readonly Equivalent[] }

/** The same with what the file says about the lesson. */
export type WrittenLesson = LessonSource & { block: string; title: string; tests: readonly ChallengeTest[] }

/** The sources of the lessons of these blocks, by id. */
export async function readLessonSources(
  directory: string,
  isChosen: (block: string) => boolean,
): Promise<Map<string, WrittenLesson>> {
  const { blocks } = await findLayout(directory)
  const chosen = blocks.filter(({ block }) => isChosen(block))
  return new Map(
    chosen.flatMap(({ block: name, folder, lessons }) =>
      lessons.flatMap((lessonFile): [string, WrittenLesson][] => {
        const file = folder === '' ? lessonFile : `${folder}/${lessonFile}`
        const { output: text } = readSource(file, absolute(directory, file))
        const lesson = text === undefined ? undefined : parseChallenge(file, text).output
        if (text === undefined || !lesson) return []
        const { id, title, tests, equivalents } = lesson
        return [[id, { block: name, title, file, text, tests, equivalents }]]
      }),
    ),
  )
}
