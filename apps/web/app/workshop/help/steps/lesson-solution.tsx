import type { Challenge, Solution } from '@cairn/contract'
import { CodeFile } from '#shared/code/code-file.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { editableTextOf } from '#workshop/code/editable-text.ts'
import { LessonHtml } from '#workshop/lesson/lesson-html.tsx'

type LessonSolutionProps = { challenge: Challenge; solutions: readonly Solution[] }

/** One way to solve the lesson, limited to what the camper has to write, with the author’s explanation. */
export function LessonSolution({ challenge, solutions }: LessonSolutionProps) {
  const { t } = useTranslation()
  const [solution = []] = solutions
  return (
    <>
      <p>{t('challenge.help.oneWay')}</p>
      {solution.map(({ fileKey, contents }) => {
        const seed = challenge.files.find((file) => file.fileKey === fileKey)
        if (!seed || contents === seed.contents) return null
        const shown = editableTextOf(seed, contents) || contents
        return <CodeFile key={fileKey} name={`${seed.name}.${seed.ext}`} ext={seed.ext} contents={shown} />
      })}
      {challenge.explanation !== undefined && <LessonHtml className="lesson" html={challenge.explanation} />}
    </>
  )
}
