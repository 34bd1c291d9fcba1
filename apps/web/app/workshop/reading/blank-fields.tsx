import type { FillInTheBlank } from '@cairn/contract'
import { Fragment, useId } from 'react'
import { useLessonLanguage } from '#shared/language/lesson-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { LessonHtml } from '#workshop/lesson/lesson-html.tsx'
import { isRightWord, splitSentence } from './blanks.ts'
import { fieldNames } from './entered.ts'

type BlankFieldsProps = {
  exercise: FillInTheBlank
  /** The text in each gap. */
  words: readonly string[]
  isJudged: boolean
  lang: string | undefined
  onWord: (index: number, word: string) => void
}

/** A sentence with gaps to type into. */
export function BlankFields({ exercise, words, isJudged, lang, onWord }: BlankFieldsProps) {
  const { t } = useTranslation()
  const id = useId()
  const lesson = useLessonLanguage()
  const paragraphs = splitSentence(exercise.sentence)
  return (
    <div className="blanks">
      {paragraphs.map(({ key, pieces }) => (
        <p key={key} lang={lang ?? lesson.lang} dir={lesson.dir} className="blanks__sentence">
          {pieces.map(({ text, gap }) => (
            <Fragment key={gap ?? text}>
              {gap === undefined ? (
                text
              ) : (
                <input
                  type="text"
                  name={fieldNames.blank(gap + 1)}
                  aria-label={t('challenge.questions.gap', { number: gap + 1 })}
                  aria-invalid={isJudged && !isRightWord(exercise, gap, words[gap])}
                  aria-describedby={isJudged ? `${id}-${gap}` : undefined}
                  size={Math.max(4, exercise.blanks[gap]?.answer.length ?? 0) + 2}
                  autoCapitalize="off"
                  autoComplete="off"
                  spellCheck={false}
                  value={words[gap] ?? ''}
                  onChange={({ target }) => onWord(gap, target.value)}
                />
              )}
            </Fragment>
          ))}
        </p>
      ))}
      {isJudged &&
        exercise.blanks.map(({ feedback, answer }, gap) =>
          isRightWord(exercise, gap, words[gap]) ? null : (
            <div className="feedback" role="status" id={`${id}-${gap}`} key={`${gap}-${answer}`}>
              <p className="feedback__title">{t('challenge.questions.wrongWord', { number: gap + 1 })}</p>
              {feedback && <LessonHtml html={feedback} />}
            </div>
          ),
        )}
    </div>
  )
}
