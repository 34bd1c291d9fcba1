import { type DemoFile, type PageDataOf, paths, type SessionUser } from '@cairn/contract'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { CloseButton } from '#shared/ui/close-button.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { RunningProject } from '#workshop/finished-project/running-project.tsx'

type FinishedBlockProps = {
  page: PageDataOf<'challenge'>
  user: SessionUser | null | undefined
  /** The camper's code of the last lesson; none for lessons without code. */
  files: readonly DemoFile[]
  onClose: () => void
}

/** The end of a block: what the camper made, what it was about, and where to go from here. */
export function FinishedBlock({ page, user, files, onClose }: FinishedBlockProps) {
  const { t } = useTranslation()
  const { challenge, superBlock, block, following } = page
  const dialog = useRef<HTMLDialogElement>(null)
  const onward = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // On a phone it is below what the camper made, which should be seen first.
    onward.current?.focus({ preventScroll: true })
  }, [])
  const coursePath = paths.block(superBlock.id, block.dashedName)
  const nextPath = following?.path ?? coursePath
  return (
    <dialog ref={dialog} className="finished-block" aria-labelledby="finished-block-title" onClose={onClose}>
      <h2 id="finished-block-title">{t('challenge.finished.title', { block: block.name })}</h2>
      {files.length > 0 && (
        <section>
          <h3>{t('challenge.finished.made')}</h3>
          <RunningProject
            challenge={challenge}
            files={files}
            title={t('challenge.finished.made')}
            owner="camper"
          />
        </section>
      )}
      {block.intro.length > 0 && (
        <section>
          <h3>{t('challenge.finished.about')}</h3>
          {block.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      )}
      {!user && (
        <p>
          {t('challenge.finished.visitor', { count: block.challenges.length })}{' '}
          <Link to={paths.signInTo(nextPath)}>{t('challenge.finished.signIn')}</Link>
        </p>
      )}
      <div className="dialog__actions">
        {following && (
          <Link ref={onward} className="button button--primary" to={following.path}>
            {t(
              following.kind === 'block' ? 'challenge.finished.nextBlock' : 'challenge.finished.nextCourse',
              {
                title: following.title,
              },
            )}
          </Link>
        )}
        <Link className="button" to={coursePath}>
          {t('challenge.finished.back')}
        </Link>
        <CloseButton dialog={dialog} look="plain">
          {t('challenge.finished.again')}
        </CloseButton>
      </div>
    </dialog>
  )
}
