import { exportAccount } from '@cairn/contract'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/call.ts'
import { showFlash } from '#lib/flash.ts'
import { saveFile } from '#lib/save-file.ts'
import { SettingsSection } from './settings-section.tsx'

const fileName = 'cairn-account.json'

/** Everything that the school knows of a camper, as a file. */
export function DataSection() {
  const { t } = useTranslation()
  const download = async () => {
    const answer = await call(exportAccount)
    if (!answer.ok) return showFlash(answer.refusal.key, answer.refusal.type)
    saveFile(fileName, { text: JSON.stringify(answer.value, null, 2), type: 'application/json' })
  }
  // A link, for browsers without scripts; by script, because it may have to be confirmed first.
  const click = (event: MouseEvent) => {
    event.preventDefault()
    void download()
  }
  return (
    <SettingsSection id="data" title={t('settings.data.title')} explanation={t('settings.data.explanation')}>
      <a className="button" href={exportAccount.path} download={fileName} onClick={click}>
        {t('settings.data.download')}
      </a>
    </SettingsSection>
  )
}
