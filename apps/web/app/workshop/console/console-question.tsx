import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'

type ConsoleQuestionProps = { prompt: string; onAnswer: (line: string) => void }

/** The line of input that the program is waiting for. */
export function ConsoleQuestion({ prompt, onAnswer }: ConsoleQuestionProps) {
  const { t } = useTranslation()
  const id = useId()
  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const line = new FormData(event.currentTarget).get('line')
    onAnswer(typeof line === 'string' ? line : '')
  }
  return (
    <form className="console__question" onSubmit={answer}>
      <label htmlFor={id}>{prompt || t('challenge.console.question')}</label>
      <input
        id={id}
        name="line"
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="send"
        // The camper has just started the program, and it waits for this line.
        ref={(element) => element?.focus()}
      />
      <button type="submit" className="button">
        {t('challenge.console.answer')}
      </button>
    </form>
  )
}
