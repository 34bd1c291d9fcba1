import { useTranslation } from '#shared/language/use-translation.ts'
import { UntilAnswered } from './until-answered.tsx'
import { useAnswer } from './use-answer.ts'

/** Lessons that the compiler refused, and how to mend them. */
export function LessonsInNeed() {
  const { t } = useTranslation()
  const asked = useAnswer('listLessonsInNeed')
  return (
    <section className="card administration__part" aria-labelledby="lessons-title">
      <h3 id="lessons-title">{t('administration.lessons.title')}</h3>
      <UntilAnswered asked={asked}>
        {({ lessons }) => (
          <>
            <p>{t(lessons.length === 0 ? 'administration.lessons.none' : 'administration.lessons.lead')}</p>
            <ul className="administration__list">
              {lessons.map(({ block, title, problems }) => (
                <li key={`${block}/${title}`}>
                  <div>
                    <strong>
                      {block} · {title}
                    </strong>
                    {problems.map(({ file, line, message, remedy }) => (
                      <p key={`${file}:${line}:${message}`} lang="en" dir="ltr">
                        {message} {remedy}{' '}
                        <span className="soft">{t('administration.lessons.place', { file, line })}</span>
                      </p>
                    ))}
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </UntilAnswered>
    </section>
  )
}
