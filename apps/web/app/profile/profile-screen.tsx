import { useTranslation } from 'react-i18next'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { fetchTimelinePage } from '#profile/timeline/fetch-timeline-page.ts'
import { loadInBrowser, loadOnServer } from '#shared/call/load-page.ts'
import { useSessionUser } from '#shared/call/session-user.ts'
import { Alternates } from '#shared/language/alternates.tsx'
import { FullScreenLoader } from '#shared/ui/full-screen-loader.tsx'
import { useIsClient } from '#shared/use-is-client.ts'
import { fetchSolution } from '#solutions/fetch-solution.ts'
import { OwnLockedProfile } from './own-locked-profile.tsx'
import { ProfileContents } from './profile-contents.tsx'

export const loader = (args: LoaderFunctionArgs) => loadOnServer('profile', args)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadInBrowser('profile', request)

export default function ProfileScreen() {
  const { t } = useTranslation()
  const profile = useLoaderData<typeof loader>()
  const { username } = profile.user
  const sessionUser = useSessionUser()
  const isOwner = sessionUser?.username === username
  return (
    <div className="page profile">
      <title>{t('shell.titleSuffix', { title: t('profile.title') })}</title>
      <Alternates />
      {'timeline' in profile ? (
        // Another camper's profile starts on the first page, with nothing open.
        <ProfileContents
          key={username}
          profile={profile}
          isOwner={isOwner}
          loadPage={(page) => fetchTimelinePage(username, page)}
          loadSolution={(id) => fetchSolution(username, id)}
        />
      ) : (
        <LockedProfile username={username} />
      )}
    </div>
  )
}

/** Owners see more than others; the viewer is known a moment after the page. */
function LockedProfile({ username }: { username: string }) {
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
