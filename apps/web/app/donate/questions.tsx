import { useTranslation } from '#shared/language/use-translation.ts'

const questions = ['stop', 'receipt', 'safe', 'more', 'mistake'] as const

/** What people ask before they give. */
export function Questions() {
  const { t } = useTranslation()
  return (
    <section className="questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{t('donate.questions.title')}</h2>
      {questions.map((one) => (
        <details key={one}>
          <summary>{t(`donate.questions.${one}.question`)}</summary>
          <p>{t(`donate.questions.${one}.answer`)}</p>
        </details>
      ))}
    </section>
  )
}
