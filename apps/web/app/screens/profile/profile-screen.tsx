import type { LockedUser } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadInBrowser, loadOnServer } from '#lib/load-page.ts'
import { useSessionUser } from '#lib/session-user.ts'
import { useIsClient } from '#lib/use-is-client.ts'
import { FullScreenLoader } from '#ui/full-screen-loader.tsx'
import { OwnLockedProfile } from './own-locked-profile.tsx'
import { ProfileContents } from './profile-contents.tsx'

export const loader = (args: LoaderFunctionArgs) => loadOnServer('profile', args)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadInBrowser('profile', request)

export default function ProfileScreen() {
  const { t } = useTranslation()
  const { user, places } = useLoaderData<typeof loader>()
  const sessionUser = useSessionUser()
  const isOwner = sessionUser?.username === user.username
  return (
    <div className="page profile">
      <title>{t('shell.titleSuffix', { title: t('profile.title') })}</title>
      {'isLocked' in user ? (
        <LockedProfile user={user} />
      ) : (
        // Another camper begins on their first page, with nothing open.
        <ProfileContents key={user.username} user={user} places={places} isOwner={isOwner} />
      )}
    </div>
  )
}

/** Its owner sees more than others; who is asking is known a moment after the page. */
function LockedProfile({ user: { username } }: { user: LockedUser }) {
  const { t } = useTranslation()
  const isClient = useIsClient()
  const sessionUser = useSessionUser()
  if (isClient && sessionUser === undefined) return <FullScreenLoader label={t('profile.loading')} />
  if (sessionUser?.username === username) return <OwnLockedProfile user={sessionUser} />
  return (
    <div className="empty">
      <h1>{t('profile.locked.title', { username })}</h1>
      <p>{t('profile.locked.text')}</p>
    </div>
  )
}
