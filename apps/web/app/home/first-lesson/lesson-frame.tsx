import { type ReactNode, useId } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'

type LessonFrameProps = {
  editor: ReactNode
  preview: ReactNode
  onCheck: () => void
  /** The result of the last check. */
  answer?: ReactNode
}

/** The parts of the lesson, the same before and after it is touched, so that nothing moves. */
export function LessonFrame({ editor, preview, onCheck, answer }: LessonFrameProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section className="first-lesson" aria-labelledby={id}>
      <div className="first-lesson__text">
        <h2 id={id}>{t('home.lesson.title')}</h2>
        <p>{t('home.lesson.text')}</p>
      </div>
      <div className="first-lesson__editor">
        <p className="pane__title first-lesson__file" dir="ltr">
          index.html
        </p>
        {editor}
      </div>
      <div className="first-lesson__preview">{preview}</div>
      <noscript>
        <p>{t('home.lesson.withoutScripts')}</p>
      </noscript>
      <div className="first-lesson__foot">
        <button type="button" className="button button--primary" onClick={onCheck}>
          {t('challenge.check')}
        </button>
        <div role="status" className="first-lesson__answer">
          {answer}
        </div>
      </div>
    </section>
  )
}
