import type { Problem } from '@cairn/contract'
import type { ParsedChallenge } from '../parse/parse-challenge.ts'
import { fileStart } from '../problems/problem.ts'
import type { Dictionary } from '../sources/dictionary.ts'
import { translateComments } from './translate-comments.ts'

export type TranslatedLesson = { parsed: ParsedChallenge; translationPending: boolean }

/**
 * The lessons of a block in another language, in the English order. Lessons without a translation stay English
 * and are marked; a translation may change texts, never tests.
 */
export function translateLessons(
  english: readonly ParsedChallenge[],
  translated: readonly ParsedChallenge[],
  dictionary: Dictionary,
): { lessons: TranslatedLesson[]; problems: Problem[] } {
  const byId = new Map(translated.map((lesson) => [lesson.id, lesson]))
  const problems: Problem[] = []
  const lessons = english.map((original) => {
    const translation = byId.get(original.id)
    if (!translation) return { parsed: original, translationPending: true }
    problems.push(...differences(original, translation))
    return {
      parsed: {
        ...translation,
        dashedName: original.dashedName,
        files: translateComments((translation.continues ? original : translation).files, dictionary),
      },
      translationPending: false,
    }
  })
  const known = new Set(english.map(({ id }) => id))
  for (const { file, id } of translated.filter((lesson) => !known.has(lesson.id))) {
    const message = `The translation ${id} has no English original in this block.`
    problems.push(problem(file, message, 'Correct its id, or add the English lesson first.'))
  }
  return { lessons, problems }
}

function differences(original: ParsedChallenge, translation: ParsedChallenge): Problem[] {
  const { file } = translation
  const counts = [
    ['tests', original.tests.length, translation.tests.length],
    ['seed files', original.files.length, (translation.continues ? original : translation).files.length],
    ['questions', original.questions?.length ?? 0, translation.questions?.length ?? 0],
    ['assignments', original.assignments?.length ?? 0, translation.assignments?.length ?? 0],
    ['quizzes', original.quizzes?.length ?? 0, translation.quizzes?.length ?? 0],
    ['blanks', original.fillInTheBlank?.blanks.length ?? 0, translation.fillInTheBlank?.blanks.length ?? 0],
  ] as const
  const fewer = counts
    .filter(([, here, there]) => here !== there)
    .map(([what, here, there]) =>
      problem(
        file,
        `The translation has ${there} ${what}, the English original ${here}.`,
        `Compare it with ${original.file}.`,
      ),
    )
  const changed = original.tests.flatMap(({ testString }, index) =>
    translation.tests[index] === undefined || translation.tests[index].testString === testString
      ? []
      : [
          problem(
            file,
            `The code of test ${index + 1} differs from the English original.`,
            `Translate the hint only; copy the code from ${original.file}.`,
          ),
        ],
  )
  return [...fewer, ...changed]
}

function problem(file: string, message: string, remedy: string): Problem {
  return { file, ...fileStart, text: '', message, remedy }
}
