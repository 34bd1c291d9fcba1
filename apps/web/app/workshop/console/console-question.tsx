import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'

type ConsoleQuestionProps = {
  prompt: string
  /** Whether the line is a command for a shell, whose prompt says only where it is. */
  isForCommand: boolean
  onAnswer: (line: string) => void
}

/** The line of input that the program is waiting for. */
export function ConsoleQuestion({ prompt, isForCommand, onAnswer }: ConsoleQuestionProps) {
  const { t } = useTranslation()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // Once: the camper has just started the program, and may prefer to go on writing.
  useEffect(() => field.current?.focus(), [])
  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const line = new FormData(event.currentTarget).get('line')
    onAnswer(typeof line === 'string' ? line : '')
  }
  return (
    <form className="console__question" onSubmit={answer}>
      <label htmlFor={id}>
        {isForCommand && <span className="visually-hidden">{t('commandLine.command')} </span>}
        {prompt || t('challenge.console.question')}
      </label>
      <input
        ref={field}
        id={id}
        name="line"
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="send"
      />
      <button type="submit" className="button">
        {t(isForCommand ? 'commandLine.send' : 'challenge.console.answer')}
      </button>
    </form>
  )
}
