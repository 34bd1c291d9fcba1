import { paths, type ProfileUser } from '@cairn/contract'
import { Link } from 'react-router'
import { useDateFormat } from '#shared/dates.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { Avatar } from '#shared/ui/avatar.tsx'
import { SocialLinks } from './social-links.tsx'

type ProfileHeadProps = { user: ProfileUser; isOwner: boolean }

/** What campers tell about themselves, and the badges they have. */
export function ProfileHead({ user, isOwner }: ProfileHeadProps) {
  const { t } = useTranslation()
  const monthFormat = useDateFormat('utcMonth')
  const years = user.yearsTopContributor.filter((year) => year.trim() !== '')
  return (
    <header className="profile__head">
      <Avatar
        picture={user.picture}
        size="large"
        isDonating={user.isDonating}
        isTopContributor={years.length > 0}
      />
      <div className="profile__identity">
        <h1>{user.name || user.username}</h1>
        {user.name && (
          <p className="soft">
            <bdi>@{user.username}</bdi>
          </p>
        )}
        {(user.location || user.joinDate) && (
          <p className="soft profile__facts">
            {user.location && <span>{user.location}</span>}
            {user.joinDate && (
              <span>{t('profile.joined', { date: monthFormat.format(new Date(user.joinDate)) })}</span>
            )}
          </p>
        )}
        <SocialLinks user={user} />
      </div>
      {isOwner ? (
        <Link className="button" to={paths.settings}>
          {t('profile.edit')}
        </Link>
      ) : (
        <Link className="soft" to={paths.reportUser(user.username)}>
          {t('profile.report')}
        </Link>
      )}
      {user.about && <p className="profile__about">{user.about}</p>}
      <Badges isSupporter={user.isDonating === true} years={years} />
    </header>
  )
}

function Badges({ isSupporter, years }: { isSupporter: boolean; years: readonly string[] }) {
  const { t } = useTranslation()
  if (!isSupporter && years.length === 0) return null
  return (
    <ul className="badges" aria-label={t('profile.badges.title')}>
      {isSupporter && (
        <li className="badge">
          <svg viewBox="0 0 16 16" width="18" height="18" fill="currentColor" aria-hidden="true">
            <path d="M8 14.5S1.3 10.4 1.3 5.6A3.6 3.6 0 0 1 8 3.8a3.6 3.6 0 0 1 6.7 1.8c0 4.8-6.7 8.9-6.7 8.9z" />
          </svg>
          {t('profile.badges.supporter')}
        </li>
      )}
      {years.length > 0 && (
        <li className="badge">
          <svg viewBox="0 0 16 16" width="18" height="18" fill="currentColor" aria-hidden="true">
            <path d="m8 .9 2.2 4.6 5 .7-3.6 3.5.9 5L8 12.3l-4.5 2.4.9-5L.8 6.2l5-.7z" />
          </svg>
          {t('profile.badges.contributor')} <span className="soft">{years.join(', ')}</span>
        </li>
      )}
    </ul>
  )
}
