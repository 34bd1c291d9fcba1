import { paths, type SessionUser } from '@cairn/contract'
import { useQuery } from '#shared/call/queries.ts'
import { Link } from 'react-router'
import { ownTimelinePage } from '#profile/timeline/own-timeline.ts'
import { call } from '#shared/call/call.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { asOthersSee } from './as-others-see.ts'
import { ProfileContents } from './profile-contents.tsx'

/** A private profile as its owner sees it: a notice that it is private, and a preview. */
export function OwnLockedProfile({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const { data: places = {} } = useQuery({
    queryKey: ['completed-places', user.completedChallengeCount],
    queryFn: async () => {
      const answer = await call('getCompletedPlaces')
      return answer.ok ? answer.value : {}
    },
  })
  const { user: shown, activity, completed } = asOthersSee(user)
  const own = { username: user.username, completed, places }
  return (
    <>
      <p className="notice">
        {t('profile.locked.own')} <Link to={paths.settingsOf('privacy')}>{t('profile.locked.change')}</Link>
      </p>
      <ProfileContents
        profile={{ user: shown, activity, timeline: ownTimelinePage(own, 1) }}
        isOwner
        loadPage={async (page) => ownTimelinePage(own, page)}
        loadSolution={async (id) => completed.find((one) => one.id === id) ?? null}
      />
    </>
  )
}
