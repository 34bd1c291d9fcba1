import { useTranslation } from '#shared/language/use-translation.ts'
import { paneNames } from './pane-tabs.tsx'
import type { HiddenPanes } from './use-hidden-panes.ts'

type PaneSwitchesProps = { panes: HiddenPanes; hasPreview: boolean }

/** Switches for the parts of the lesson that wide screens show; narrow ones show one part at a time. */
export function PaneSwitches({ panes, hasPreview }: PaneSwitchesProps) {
  const { t } = useTranslation()
  const names = paneNames.filter((name) => name !== 'preview' || hasPreview)
  const shown = names.filter((name) => !panes.isHidden(name))
  return (
    <div className="pane-switches" role="group" aria-label={t('challenge.panes')}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-label={t('challenge.showPane', { pane: t(`challenge.tabs.${name}`) })}
          aria-pressed={shown.includes(name)}
          // At least one pane has to stay visible.
          disabled={shown.length === 1 && shown[0] === name}
          onClick={() => panes.toggle(name)}
        >
          {t(`challenge.tabs.${name}`)}
        </button>
      ))}
    </div>
  )
}
