import { type CertificationOffer, paths, type SessionUser } from '@cairn/contract'
import { useQuery } from '#shared/call/queries.ts'
import { fetchPageData, pageDataOf } from '#shared/call/load-page.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { WithSolutions } from '#solutions/with-solutions.tsx'
import { CertificationsSection } from './certifications-section.tsx'

/** The certifications of this school with the camper's progress. */
export function Certifications({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const { data: offers } = useQuery({ queryKey: ['certifications'], queryFn: fetchOffers })
  const loadSolution = async (challengeId: string) =>
    user.completedChallenges.find(({ id }) => id === challengeId) ?? null
  return (
    <WithSolutions username={user.username} loadSolution={loadSolution} none={t('profile.solution.none')}>
      {(renderSolution) => (
        <CertificationsSection offers={offers} user={user} renderSolution={renderSolution} />
      )}
    </WithSolutions>
  )
}

async function fetchOffers(): Promise<CertificationOffer[]> {
  const page = await fetchPageData(pageDataOf(paths.settings))
  return page?.screen === 'settings' ? page.certifications : []
}
