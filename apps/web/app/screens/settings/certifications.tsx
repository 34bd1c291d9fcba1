import { type CertificationOffer, paths, type SessionUser } from '@cairn/contract'
import { useQuery } from '@tanstack/react-query'
import { CertificationsSection } from '#features/settings/certifications-section.tsx'
import { fetchPageData } from '#lib/load-page.ts'
import { WithSolutions } from '#screens/profile/with-solutions.tsx'

/** The certifications of this school and how far a camper has come with each. */
export function Certifications({ user }: { user: SessionUser }) {
  const { data: offers } = useQuery({ queryKey: ['certifications'], queryFn: fetchOffers })
  const pathOf = (challengeId: string) =>
    offers?.flatMap(({ requirements }) => requirements).find(({ id }) => id === challengeId)?.path ??
    undefined
  return (
    <WithSolutions username={user.username} pathOf={pathOf}>
      {(renderSolution) => (
        <CertificationsSection offers={offers} user={user} renderSolution={renderSolution} />
      )}
    </WithSolutions>
  )
}

async function fetchOffers(): Promise<CertificationOffer[]> {
  const page = await fetchPageData(paths.pageData(paths.settings))
  return page?.screen === 'settings' ? page.certifications : []
}
