import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { changePreferences, usePreferences } from '#shared/preferences/preferences.ts'
import { playSound } from '#shared/preferences/sound.ts'
import { VolumeField } from '#shared/preferences/volume-field.tsx'
import { CloseButton } from '#shared/ui/close-button.tsx'

type PageSettingsProps = { dialog: RefObject<HTMLDialogElement | null> }

const keys = ['check', 'next', 'previous', 'editor', 'instructions', 'help'] as const

/** Settings for sounds and keyboard shortcuts. */
export function PageSettings({ dialog }: PageSettingsProps) {
  const { t } = useTranslation()
  const { playsSound, hasShortcuts } = usePreferences()
  return (
    <>
      <button
        type="button"
        className="button button--plain"
        aria-label={t('challenge.settings.open')}
        onClick={() => dialog.current?.showModal()}
      >
        <span aria-hidden="true">⚙</span>
      </button>
      <dialog ref={dialog} className="help" aria-labelledby="settings-title">
        <h2 id="settings-title">{t('challenge.settings.title')}</h2>
        <label className="help__tick">
          <input
            type="checkbox"
            checked={playsSound}
            onChange={({ target }) => {
              changePreferences({ playsSound: target.checked })
              playSound('flash-success')
            }}
          />{' '}
          {t('challenge.settings.sound')}
        </label>
        <VolumeField label={t('challenge.settings.volume')} onPointerUp={() => playSound('flash-success')} />
        <label className="help__tick">
          <input
            type="checkbox"
            checked={hasShortcuts}
            onChange={({ target }) => changePreferences({ hasShortcuts: target.checked })}
          />{' '}
          {t('challenge.settings.shortcuts')}
        </label>
        <dl className="shortcuts">
          {keys.map((name) => (
            <div key={name}>
              <dt>
                <kbd>{t(`challenge.settings.keys.${name}.key`)}</kbd>
              </dt>
              <dd>{t(`challenge.settings.keys.${name}.does`)}</dd>
            </div>
          ))}
        </dl>
        <div className="dialog__actions">
          <CloseButton dialog={dialog}>{t('challenge.help.close')}</CloseButton>
        </div>
      </dialog>
    </>
  )
}
