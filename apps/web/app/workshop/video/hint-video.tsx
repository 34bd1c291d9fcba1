import { useRef, useState } from 'react'
import { CloseButton } from '#shared/ui/close-button.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { readHintAddress } from './hint-address.ts'
import { HostedPlayer } from './hosted-player.tsx'
import { OutsideLink } from './outside-link.tsx'

type HintVideoProps = { address: string; title: string }

/** A video that helps with a lesson, in a dialog; the player is there while the dialog is open. */
export function HintVideo({ address, title }: HintVideoProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const video = readHintAddress(address)
  if (!video) return null
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => {
          setIsOpen(true)
          dialog.current?.showModal()
        }}
      >
        {t('video.hint.open')}
      </button>
      <dialog
        ref={dialog}
        className="hint-video"
        aria-labelledby="hint-video-title"
        onClose={() => setIsOpen(false)}
      >
        <h2 id="hint-video-title">{t('video.hint.title')}</h2>
        {'hosted' in video ? (
          isOpen && <HostedPlayer video={video.hosted} title={title} place={null} />
        ) : (
          <p>
            <OutsideLink address={video.address}>{t('video.watch', { name: video.host })}</OutsideLink>
          </p>
        )}
        <div className="dialog__actions">
          <CloseButton dialog={dialog}>{t('challenge.help.close')}</CloseButton>
        </div>
      </dialog>
    </>
  )
}
