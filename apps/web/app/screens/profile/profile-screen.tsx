import type { PublicUser } from '@cairn/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pointsByDay, streaks } from '#features/heat-map/activity.ts'
import { HeatMap } from '#features/heat-map/heat-map.tsx'
import { Timeline } from '#features/timeline/timeline.tsx'
import { loadInBrowser, loadOnServer } from '#lib/load-page.ts'
import { useIsClient } from '#lib/use-is-client.ts'
import { Avatar } from '#ui/avatar.tsx'

export const loader = (args: LoaderFunctionArgs) => loadOnServer('profile', args)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadInBrowser('profile', request)

const monthFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' })

export default function ProfileScreen() {
  const { t } = useTranslation()
  const { user, places } = useLoaderData<typeof loader>()
  return (
    <div className="page profile">
      <title>{t('shell.titleSuffix', { title: t('profile.title') })}</title>
      {'isLocked' in user ? (
        <div className="empty">
          <h1>{t('profile.locked.title', { username: user.username })}</h1>
          <p>{t('profile.locked.text')}</p>
        </div>
      ) : (
        <>
          <Head user={user} />
          <Stats user={user} />
          {user.profileUI.showTimeLine && <Timeline completed={user.completedChallenges} places={places} />}
        </>
      )}
    </div>
  )
}

function Head({ user }: { user: PublicUser }) {
  const { t } = useTranslation()
  return (
    <header className="profile__head">
      <Avatar username={user.username} picture={user.picture} size="large" />
      <div>
        <h1>{user.name || user.username}</h1>
        {user.name && <p className="soft">@{user.username}</p>}
        {user.joinDate && (
          <p className="soft">{t('profile.joined', { date: monthFormat.format(new Date(user.joinDate)) })}</p>
        )}
        {user.location && <p className="soft">{user.location}</p>}
        {user.about && <p>{user.about}</p>}
      </div>
    </header>
  )
}

/** Days begin at the reader's midnight, which the server does not know: streaks and squares come later. */
function Stats({ user }: { user: PublicUser }) {
  const { t } = useTranslation()
  const isClient = useIsClient()
  const [today] = useState(() => new Date())
  const { showHeatMap, showPoints } = user.profileUI
  const run = isClient ? streaks(pointsByDay(user.calendar), today) : undefined
  return (
    <>
      <ul className="stats">
        {showPoints && (
          <li className="card">
            <strong>{user.points}</strong> {t('profile.points')}
          </li>
        )}
        {showHeatMap && (
          <>
            <li className="card">
              <strong>{run?.current ?? '–'}</strong> {t('profile.currentStreak')}
            </li>
            <li className="card">
              <strong>{run?.longest ?? '–'}</strong> {t('profile.longestStreak')}
            </li>
          </>
        )}
      </ul>
      {showHeatMap && isClient && <HeatMap calendar={user.calendar} />}
    </>
  )
}
