import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LessonHtml } from '#workshop/lesson/lesson-html.tsx'
import { type HelpTopic, newTopicLink, searchLink } from './forum-links.ts'

type HelpMenuProps = {
  /** The hint of the first failing test; null before the first check. */
  hint: string | null
  /** Null for a school without a forum. */
  topic: Omit<HelpTopic, 'description' | 'userAgent' | 'address'> | null
  /** The button that starts the lesson over. */
  restart: ReactNode
}

const [leastLetters, mostLetters] = [50, 500]

/** Help for campers who are stuck: the hint, the forum, and starting the lesson over. */
export function HelpMenu({ hint, topic, restart }: HelpMenuProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" className="button button--plain" onClick={() => dialog.current?.showModal()}>
        {t('challenge.help.open')}
      </button>
      <dialog ref={dialog} className="help" aria-labelledby="help-title">
        <h2 id="help-title">{t('challenge.help.title')}</h2>
        <section>
          <h3>{t('challenge.help.hint')}</h3>
          {hint === null ? <p>{t('challenge.help.noHint')}</p> : <LessonHtml html={hint} />}
        </section>
        {topic && (
          <section>
            <h3>{t('challenge.help.forum')}</h3>
            <p>
              <a
                href={searchLink(topic.forumUrl, topic.blockName, topic.challengeTitle)}
                target="_blank"
                rel="noreferrer"
              >
                {t('challenge.help.search')}
              </a>
            </p>
            <AskForm topic={topic} />
          </section>
        )}
        <div className="dialog__actions">
          {restart}
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {t('challenge.help.close')}
          </button>
        </div>
      </dialog>
    </>
  )
}

function AskForm({ topic }: { topic: NonNullable<HelpMenuProps['topic']> }) {
  const { t } = useTranslation()
  const [isReady, setIsReady] = useState(false)
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const description = new FormData(event.currentTarget).get('description')
    const { origin, pathname } = location
    const filled = {
      ...topic,
      description: typeof description === 'string' ? description : '',
      userAgent: navigator.userAgent,
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
