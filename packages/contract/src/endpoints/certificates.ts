import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CertificationFlags } from '../entities/certification-flags.ts'
import { Certificate } from '../entities/certificate.ts'
import { Notice } from '../entities/notice.ts'
import { CompletedChallenge } from '../entities/submission.ts'
import { maxCertSlugLength } from '../limits.ts'

/** What a camper holds and has done after a claim, whatever came of it. */
const Standing = z.object({
  isCertMap: CertificationFlags,
  completedChallenges: z.array(CompletedChallenge),
})
export type Standing = z.infer<typeof Standing>

/**
 * Claims a certification. What the camper has done decides; the promise to be honest was asked for before. Projects
 * that came faster than anyone builds or finds them count at once and can be claimed for a little later.
 */
export const claimCertification = endpoint('PUT', '/certificate/verify', {
  access: 'camper',
  body: z.strictObject({ certSlug: z.string().check(z.maxLength(maxCertSlugLength)) }),
  ok: z.object({ response: Notice, ...Standing.shape }),
  refusals: {
    'flash.wrong-name': 400,
    'flash.name-needed': 400,
    'flash.incomplete-steps': 400,
    'flash.certificate-soon': 400,
    'signin.required': 401,
    'flash.went-wrong': 500,
  },
  refusalsIn: 'response',
})

/** A certificate, or why it is not shown. That is an answer like any other: 200. */
export const showCertification = endpoint('GET', '/certificate/showCert/:username/:certSlug', {
  access: 'public',
  params: z.strictObject({ username: z.string(), certSlug: z.string() }),
  ok: z.union([z.object({ messages: z.array(Notice) }), Certificate]),
  refusals: { 'flash.cert-not-found': 404 },
  refusalsIn: 'messages',
})
