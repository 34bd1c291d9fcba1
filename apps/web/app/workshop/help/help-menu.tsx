import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseButton } from '#shared/ui/close-button.tsx'
import { AskForm, type AskedTopic } from './ask-form.tsx'
import { searchLink } from './forum-links.ts'

type HelpMenuProps = {
  dialog: RefObject<HTMLDialogElement | null>
  /** What the last check has shown; undefined before the first, and null for a lesson without tests. */
  missing: ReactNode
  /** What opens the hint video of a lesson that has one. */
  video: ReactNode
  /** Null for a school without a forum. */
  topic: AskedTopic | null
  /** The button that starts the lesson over. */
  restart: ReactNode
}

/** Help for campers who are stuck: what is missing, the forum, and starting the lesson over. */
export function HelpMenu({ dialog, missing, video, topic, restart }: HelpMenuProps) {
  const { t } = useTranslation()
  return (
    <>
      <button type="button" className="button button--plain" onClick={() => dialog.current?.showModal()}>
        {t('challenge.help.open')}
      </button>
      <dialog ref={dialog} className="help" aria-labelledby="help-title">
        <h2 id="help-title">{t('challenge.help.title')}</h2>
        {missing !== null && (
          <section>
            <h3>{t('challenge.help.hint')}</h3>
            {missing ?? <p>{t('challenge.help.noHint')}</p>}
          </section>
        )}
        {video && <div>{video}</div>}
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
          <CloseButton dialog={dialog}>{t('challenge.help.close')}</CloseButton>
        </div>
      </dialog>
    </>
  )
}
