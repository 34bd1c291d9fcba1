import { claimCertification as claimCall, limits, showCertification } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '#http/implement.ts'
import { Refusal, refuse } from '#http/refusal.ts'
import { sendTooMuch } from '#http/send-too-much.ts'
import { claimCertification, type ClaimServices } from './claim-certification.ts'
import { showCertificate } from './show-certificate.ts'

export function registerCertifications(
  app: FastifyInstance,
  services: Omit<ClaimServices, 'onMailFailure'> & {
    /** Called when a certification has been claimed. */
    onClaim: (claim: { userId: string; certSlug: string }) => Promise<unknown>
  },
): void {
  implement(
    app,
    claimCall,
    async ({ body }, { camper, reply, request }) => {
      if (services.budget.isSpent(camper.userId, services.now())) return sendTooMuch(reply)
      const onMailFailure = (error: unknown) => request.log.error({ err: error }, 'no congratulation mail')
      const claimed = await claimCertification(
        { ...services, onMailFailure, language: request.language },
        camper,
        body,
      )
      if (!(claimed instanceof Refusal)) {
        const { userId } = camper
        // The claim stands, and the certificate is signed when it is next opened.
        await services
          .onClaim({ userId, certSlug: body.certSlug })
          .catch((error: unknown) => request.log.error({ err: error }, 'a certificate was not signed'))
      }
      return claimed
    },
    {
      rateLimit: { max: limits.claimsPerMinute, timeWindow: 60 * 1000 },
      malformed: refuse('flash.wrong-name', { name: '' }),
      locksAccount: true,
    },
  )
  // Other programs are not told what its page says of a revoked one. Without a limit this could check lists of names.
  implement(
    app,
    showCertification,
    ({ params }) => showCertificate(services, { ...params, hiddenIf: ['revoked'] }),
    {
      rateLimit: { max: 60, timeWindow: 60 * 1000 },
    },
  )
}
