import { type FormEvent, useState } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { type HelpTopic, newTopicLink, type PostWords } from './forum-links.ts'

/** A topic without what only the camper and the browser know. */
export type AskedTopic = Omit<HelpTopic, 'description' | 'words' | 'address'>

const [leastLetters, mostLetters] = [50, 500]

/** A question for the forum, filled in with the lesson and the code; the camper says what happens. */
export function AskForm({ topic }: { topic: AskedTopic }) {
  const { t, group } = useTranslation()
  const [isReady, setIsReady] = useState(false)
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const description = new FormData(event.currentTarget).get('description')
    const { origin, pathname } = location
    const filled = {
      ...topic,
      description: typeof description === 'string' ? description : '',
      words: {
        ...(group('challenge.help.post') as PostWords),
        userAgent: t('challenge.help.post.userAgent', { userAgent: navigator.userAgent }),
      },
      address: origin + pathname,
    }
    open(newTopicLink(filled), '_blank', 'noreferrer')
  }
  return (
    <form onSubmit={ask} onChange={(event) => setIsReady(event.currentTarget.checkValidity())}>
      <label className="help__tick">
        <input type="checkbox" name="read" required /> {t('challenge.help.haveRead')}
      </label>
      <label className="help__tick">
        <input type="checkbox" name="searched" required /> {t('challenge.help.haveSearched')}
      </label>
      <label className="field">
        {t('challenge.help.describe', { least: leastLetters, most: mostLetters })}
        <textarea name="description" rows={4} required minLength={leastLetters} maxLength={mostLetters} />
      </label>
      <button type="submit" className="button" disabled={!isReady}>
        {t('challenge.help.ask')}
      </button>
    </form>
  )
}
