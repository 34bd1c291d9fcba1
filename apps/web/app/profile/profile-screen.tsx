import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { fetchTimelinePage } from '#profile/timeline/fetch-timeline-page.ts'
import { loadInBrowser, loadOnServer } from '#shared/call/load-page.ts'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { EmptyPage } from '#shared/ui/empty-page.tsx'
import { FullScreenLoader } from '#shared/ui/full-screen-loader.tsx'
import { useIsClient } from '#shared/use-is-client.ts'
import { fetchSolution } from '#solutions/fetch-solution.ts'
import { HiddenParts } from './hidden-parts.tsx'
import { OwnLockedProfile } from './own-locked-profile.tsx'
import { ProfileContents } from './profile-contents.tsx'
import { ProfilePageHead } from './profile-page-head.tsx'

export const loader = (args: LoaderFunctionArgs) => loadOnServer('profile', args)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadInBrowser('profile', request)

export default function ProfileScreen() {
  const profile = useLoaderData<typeof loader>()
  const { username } = profile.user
  const sessionUser = useSessionUser()
  const isOwner = sessionUser?.username === username
  return (
    <>
      <ProfilePageHead profile={profile} />
      {'timeline' in profile ? (
        <div className="page profile">
          {isOwner && <HiddenParts user={sessionUser} />}
          {/* Another camper's profile starts on the first page, with nothing open. */}
          <ProfileContents
            key={username}
            profile={profile}
            isOwner={isOwner}
            loadPage={(page) => fetchTimelinePage(username, page)}
            loadSolution={(id) => fetchSolution(username, id)}
          />
        </div>
      ) : (
        <LockedProfile username={username} />
      )}
    </>
  )
}

/** Owners see more than others; the viewer is known a moment after the page. */
function LockedProfile({ username }: { username: string }) {
  const { t } = useTranslation()
  const isClient = useIsClient()
  const sessionUser = useSessionUser()
  if (isClient && sessionUser === undefined) return <FullScreenLoader label={t('profile.loading')} />
  if (sessionUser?.username === username) {
    return (
      <div className="page profile">
        <OwnLockedProfile user={sessionUser} />
      </div>
    )
  }
  return <EmptyPage heading={t('profile.locked.title', { username })} text={t('profile.locked.text')} />
}
