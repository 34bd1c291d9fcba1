import { type PortfolioItem, type SessionUser } from '@cairn/contract'
import { useState } from 'react'
import { SettingsSection } from '#settings/form/settings-section.tsx'
import { useTyped } from '#settings/form/use-typed.ts'
import { useSave } from '#settings/form/use-save.ts'
import { latestSessionUser } from '#shared/call/latest-session-user.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { randomNumber } from '#shared/random-number.ts'
import { PortfolioForm } from './portfolio-form.tsx'

/** The portfolio items that the camper lists. */
export function PortfolioSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const { save } = useSave()
  const [isSaving, setIsSaving] = useState(false)
  const { portfolio } = user
  const [edited, setEdited] = useTyped<PortfolioItem | null>(user, 'portfolio', null)
  const isNew = edited !== null && portfolio.every(({ id }) => id !== edited.id)
  const begin = () => setEdited({ id: randomNumber(), title: '', url: '', image: '', description: '' })
  const change = async (changed: (items: readonly PortfolioItem[]) => PortfolioItem[]) => {
    setIsSaving(true)
    // The whole list is saved, and another page may have added to it since this one was opened.
    const latest = (await latestSessionUser())?.portfolio ?? portfolio
    const isSaved = await save('updatePortfolio', { portfolio: changed(latest) })
    setIsSaving(false)
    return isSaved
  }
  const keep = async (item: PortfolioItem) => {
    if (await change((items) => withItem(items, item))) setEdited(null)
  }
  const remove = (id: string) => void change((items) => items.filter((item) => item.id !== id))
  return (
    <SettingsSection
      id="portfolio"
      title={t('settings.portfolio.title')}
      explanation={t('settings.portfolio.explanation')}
    >
      {isNew ? (
        <PortfolioForm
          item={edited}
          isSaving={isSaving}
          onType={setEdited}
          onKeep={(item) => void keep(item)}
          onCancel={() => setEdited(null)}
        />
      ) : (
        <button type="button" className="button" onClick={begin}>
          {t('settings.portfolio.add')}
        </button>
      )}
      <ul className="settings__items">
        {portfolio.map((item) => (
          <li key={item.id}>
            {edited?.id === item.id ? (
              <PortfolioForm
                item={edited}
                isSaving={isSaving}
                onType={setEdited}
                onKeep={(kept) => void keep(kept)}
                onCancel={() => setEdited(null)}
              />
            ) : (
              <>
                <strong>{item.title}</strong>
                <div className="settings__actions">
                  <button
                    type="button"
                    className="button"
                    aria-label={t('settings.portfolio.editItem', { title: item.title })}
                    onClick={() => setEdited(item)}
                  >
                    {t('settings.portfolio.edit')}
                  </button>
                  <button
                    type="button"
                    className="button"
                    disabled={isSaving}
                    aria-label={t('settings.portfolio.removeItem', { title: item.title })}
                    onClick={() => remove(item.id)}
                  >
                    {t('settings.portfolio.remove')}
                  </button>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}

/** The items with this one in its place, or before all others if it is new. */
function withItem(items: readonly PortfolioItem[], item: PortfolioItem): PortfolioItem[] {
  const isKnown = items.some(({ id }) => id === item.id)
  return isKnown ? items.map((other) => (other.id === item.id ? item : other)) : [item, ...items]
}
