import { paths, type SessionUser } from '@cairn/contract'
import { Link } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'

/** Tells the owner what others do not see, because the profile looks the same to both. */
export function HiddenParts({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const parts = hiddenParts(user)
  if (parts.length === 0) return null
  return (
    <aside className="notice hidden-parts">
      <p>{t('profile.hidden')}</p>
      <ul>
        {parts.map((part) => (
          <li key={part}>{t(`settings.privacy.${part}`)}</li>
        ))}
      </ul>
      <p>
        <Link to={paths.settingsOf('privacy')}>{t('profile.locked.change')}</Link>
      </p>
    </aside>
  )
}

/** The parts that are switched off, except those that have nothing to show. */
function hiddenParts({ profileUI, name, location, portfolio, isDonating }: SessionUser) {
  const hasContent = {
    showName: name !== '',
    showAbout: true,
    showLocation: location !== '',
    showPoints: true,
    showHeatMap: true,
    showTimeLine: true,
    showCerts: true,
    showPortfolio: portfolio.length > 0,
    showDonation: isDonating,
  }
  const parts = Object.keys(hasContent) as (keyof typeof hasContent)[]
  return parts.filter((part) => hasContent[part] && !profileUI[part])
}
