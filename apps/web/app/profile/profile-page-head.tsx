import { paths, type ShownProfile } from '@cairn/contract'
import { useTranslation } from '#shared/language/use-translation.ts'
import { PageHead } from '#shared/ui/page-head.tsx'

/** Where a profile is shared, it has its camper's name. Search engines do not list a private one. */
export function ProfilePageHead({ profile }: { profile: ShownProfile }) {
  const { t } = useTranslation()
  const shown = 'timeline' in profile ? profile.user : undefined
  const name = shown?.name || profile.user.username
  const points = shown?.points ?? 0
  return (
    <PageHead
      title={t('shell.titleSuffix', { title: t('profile.title') })}
      sharedTitle={t('shell.titleSuffix', { title: name })}
      description={
        points > 0 ? t('profile.descriptionWithPoints', { name, points }) : t('profile.description', { name })
      }
      picture={
        'activity' in profile && profile.activity !== ''
          ? { path: paths.activityPicture(profile.user.username), alt: t('profile.heatMap.title') }
          : undefined
      }
      isListed={shown !== undefined}
    />
  )
}
