import { paths } from '@cairn/contract'
import type { MouseEvent } from 'react'
import { SettingsSection } from '#settings/form/settings-section.tsx'
import { call } from '#shared/call/call.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { showRefusal } from '#shared/show-refusal.ts'
import { saveFile } from '#shared/storage/save-file.ts'

const fileName = 'cairn-account.json'

/** Downloads everything that the school stores about a camper. */
export function DataSection() {
  const { t } = useTranslation()
  const download = async () => {
    const answer = await call('exportAccount')
    if (!answer.ok) return showRefusal(answer.refusal)
    saveFile(fileName, { text: JSON.stringify(answer.value, null, 2), type: 'application/json' })
  }
  // A link, so that it works without scripts; with scripts the download may have to be confirmed first.
  const click = (event: MouseEvent) => {
    event.preventDefault()
    void download()
  }
  return (
    <SettingsSection id="data" title={t('settings.data.title')} explanation={t('settings.data.explanation')}>
      <a className="button" href={paths.accountExport} download={fileName} onClick={click}>
        {t('settings.data.download')}
      </a>
    </SettingsSection>
  )
}
