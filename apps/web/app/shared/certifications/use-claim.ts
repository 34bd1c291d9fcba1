import { type CertificationOffer, heldCertifications, type SessionUser } from '@cairn/contract'
import { useState } from 'react'
import { call } from '#shared/call/call.ts'
import { changeSessionUser, refreshSessionUser } from '#shared/call/session-user.ts'
import { completedIds } from '#shared/course-progress.ts'
import { showFlash } from '#shared/flash.ts'
import { showRefusal } from '#shared/show-refusal.ts'

type Claim = { isClaiming: boolean; claim: (offer: CertificationOffer) => Promise<void> }

/** Claims a certification. Requirements known to be unmet are reported without asking the server. */
export function useClaim(user: SessionUser): Claim {
  const [isClaiming, setIsClaiming] = useState(false)
  return {
    isClaiming,
    claim: async ({ slug, title, requirements }) => {
      if (!user.isHonest) return showFlash('flash.honest-first', 'info')
      const completed = completedIds(user)
      if (!requirements.every(({ id }) => completed.has(id))) {
        return showFlash('flash.incomplete-steps', 'info', { name: title })
      }
      setIsClaiming(true)
      const answer = await call('claimCertification', { body: { certSlug: slug } })
      setIsClaiming(false)
      if (!answer.ok) {
        showRefusal(answer.refusal)
        return refreshSessionUser()
      }
      const { response, isCertMap, completedChallenges } = answer.value
      showFlash(response.message, response.type, response.variables)
      changeSessionUser({
        ...isCertMap,
        ...heldCertifications(isCertMap),
        isSecureStaticSites: isCertMap.isSecureStaticSitesCert,
        completedChallenges,
        completedChallengeCount: completedChallenges.length,
      })
    },
  }
}
