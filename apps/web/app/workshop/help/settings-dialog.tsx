import { useEffect, useRef } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { CloseButton } from '#shared/ui/close-button.tsx'
import { changePreferences } from '#shared/preferences/change-preferences.ts'
import { usePreferences } from '#shared/preferences/preferences.ts'
import { playSound } from '#shared/preferences/sound.ts'
import { VolumeField } from '#shared/preferences/volume-field.tsx'

/** Keys whose names are words. */
const namedKeys = ['check', 'play', 'leave'] as const
const otherKeys = [
  ['next', 'n'],
  ['previous', 'p'],
  ['editor', 'e'],
  ['instructions', 'r'],
  ['help', '?'],
] as const

/** Settings for sounds and keyboard shortcuts. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const { playsSound, hasShortcuts } = usePreferences()
  useEffect(() => dialog.current?.showModal(), [])
  const keys = [
    ...namedKeys.map((action) => [action, t(`challenge.settings.keyNames.${action}`)] as const),
    ...otherKeys,
  ]
  return (
    <dialog ref={dialog} className="help" aria-labelledby="settings-title" onClose={onClose}>
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
        {keys.map(([action, key]) => (
          <div key={action}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`challenge.settings.keys.${action}`)}</dd>
          </div>
        ))}
      </dl>
      <div className="dialog__actions">
        <CloseButton dialog={dialog}>{t('challenge.help.close')}</CloseButton>
      </div>
    </dialog>
  )
}
