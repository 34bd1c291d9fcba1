import { useTranslation } from '#shared/language/use-translation.ts'

export const paneNames = ['instructions', 'code', 'console', 'preview'] as const
export type PaneName = (typeof paneNames)[number]

type PaneTabsProps = { active: PaneName; hasPreview: boolean; onSelect: (name: PaneName) => void }

/** Tabs for the part of the lesson that a phone shows; wide screens show all of them. */
export function PaneTabs({ active, hasPreview, onSelect }: PaneTabsProps) {
  const { t } = useTranslation()
  return (
    <nav className="pane-tabs" aria-label={t('challenge.tabs.label')}>
      {paneNames
        .filter((name) => name !== 'preview' || hasPreview)
        .map((name) => (
          <button
            key={name}
            type="button"
            data-pane={name}
            aria-pressed={name === active}
            onClick={() => onSelect(name)}
          >
            {t(`challenge.tabs.${name}`)}
          </button>
        ))}
    </nav>
  )
}
