import { microsoftCourse, type SessionUser, surveyTitle } from '@cairn/contract'
import { englishSurvey } from '@cairn/locales'
import { useId, useRef, useState } from 'react'
import { call } from '#shared/call/call.ts'
import { refreshSessionUser } from '#shared/call/session-user.ts'
import { showFlash } from '#shared/flash.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { showRefusal } from '#shared/show-refusal.ts'
import { CloseButton } from '#shared/ui/close-button.tsx'

const questions = [
  { name: 'role', options: ['student', 'developer', 'otherWork', 'hobby'] },
  { name: 'experience', options: ['none', 'otherLanguage', 'little', 'some', 'work'] },
] as const

/** Microsoft's course asks two questions before its exam, once. */
export function needsSurvey({ completedSurveys }: SessionUser, superBlock: string): boolean {
  return superBlock === microsoftCourse && !completedSurveys.some(({ title }) => title === surveyTitle)
}

/** Asks for the survey that an exam waits for, in a dialog. */
export function SurveyQuestion() {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const send = async () => {
    const answer = await call('submitSurvey', { body: { surveyResults: surveyOf(chosen) } })
    if (answer.ok) {
      dialog.current?.close()
      showFlash('flash.survey.success', 'success')
    } else if (answer.refusal.key === 'flash.generic-error') showFlash('flash.survey.err-3', 'error')
    else showRefusal(answer.refusal)
    await refreshSessionUser()
  }
  return (
    <div className="notice">
      <p>{t('exam.survey.needed')}</p>
      <button type="button" className="button button--primary" onClick={() => dialog.current?.showModal()}>
        {t('exam.survey.open')}
      </button>
      <dialog ref={dialog} aria-labelledby={titleId}>
        <h2 id={titleId}>{t('exam.survey.title')}</h2>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          {questions.map(({ name, options }) => (
            <fieldset className="question" key={name}>
              <legend>{t(`exam.survey.${name}.question`)}</legend>
              {options.map((option) => (
                <label className="question__answer" key={option}>
                  <input
                    type="radio"
                    required
                    name={name}
                    checked={chosen[name] === option}
                    onChange={() => setChosen((before) => ({ ...before, [name]: option }))}
                  />
                  {t(`exam.survey.${name}.${option}` as 'exam.survey.role.hobby')}
                </label>
              ))}
            </fieldset>
          ))}
          <div className="dialog__actions">
            <button type="submit" className="button button--primary">
              {t('exam.survey.send')}
            </button>
            <CloseButton dialog={dialog}>{t('exam.survey.later')}</CloseButton>
          </div>
        </form>
      </dialog>
    </div>
  )
}

/** In English whatever the camper's language, so that all answers can be counted together. */
function surveyOf(chosen: Readonly<Record<string, string>>) {
  const responses = questions.map(({ name }) => {
    const texts: Readonly<Record<string, string>> = englishSurvey[name]
    return { question: texts['question'] ?? '', response: texts[chosen[name] ?? ''] ?? '' }
  })
  return { title: surveyTitle, responses } as const
}
