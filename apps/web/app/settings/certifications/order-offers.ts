import { type CertificationOffer, findCertificationById } from '@cairn/contract'
import { type Holder, holdsCertification } from '#shared/certifications/holds-certification.ts'

/** What can be claimed first, then what is begun, then the rest, and at last what is held. */
export function orderOffers(offers: readonly CertificationOffer[], holder: Holder): CertificationOffer[] {
  const completed = new Set(holder.completedChallenges.map(({ id }) => id))
  const rankOf = (offer: CertificationOffer): number => {
    if (holdsCertification(holder, offer)) return 3
    const done = offer.requirements.filter(({ id }) => completed.has(id)).length
    if (done === 0) return 2
    return done < offer.requirements.length ? 1 : 0
  }
  return offers
    .filter((offer) => hasLessons(offer) || holdsCertification(holder, offer))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** False while no lesson of a certification is written; one that is made of others needs none. */
function hasLessons({ requirements }: CertificationOffer): boolean {
  return requirements.some(({ id, path }) => path !== null || findCertificationById(id))
}
