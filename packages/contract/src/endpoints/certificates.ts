import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CertificationFlags } from '../entities/certification-flags.ts'
import { Certificate } from '../entities/certificate.ts'
import { Notice } from '../entities/notice.ts'
import { CompletedChallenge } from '../entities/submission.ts'
import { maxCertSlugLength } from '../limits.ts'

/** What a camper holds and has completed after a claim, successful or not. */
const Standing = z.object({
  isCertMap: CertificationFlags,
  completedChallenges: z.array(CompletedChallenge),
})
export type Standing = z.infer<typeof Standing>

/**
 * Claims a certification. Only the camper's completed work counts; the page asks for the honesty promise beforehand.
 * Projects that were submitted faster than they could be built count at once, and can be claimed a little later
 * (decision 34).
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

/** A certificate, or why it is not shown. Either is a normal answer with status 200. */
export const showCertification = endpoint('GET', '/certificate/showCert/:username/:certSlug', {
  access: 'public',
  params: z.strictObject({ username: z.string(), certSlug: z.string() }),
  ok: z.union([z.object({ messages: z.array(Notice) }), Certificate]),
  refusals: { 'flash.cert-not-found': 404 },
  refusalsIn: 'messages',
})
