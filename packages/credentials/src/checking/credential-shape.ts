import { statusPurposes, z } from '@cairn/contract'

const Proof = z.object({ cryptosuite: z.string(), verificationMethod: z.string() })

const Status = z.object({
  statusPurpose: z.string(),
  statusListIndex: z.string().check(z.regex(/^\d{1,6}$/)),
  statusListCredential: z.string(),
})

const Identity = z.object({ identityType: z.string(), identityHash: z.string() })

/** The parts of a credential that a check reads. */
export const CredentialShape = z.object({
  id: z.string(),
  name: z.string(),
  issuer: z.object({ id: z.string(), name: z.string() }),
  awardedDate: z.string(),
  credentialSubject: z.object({ identifier: z.optional(z.array(Identity)) }),
  credentialStatus: z.array(Status).check(z.length(statusPurposes.length)),
  proof: z.array(Proof),
})
export type CredentialShape = z.infer<typeof CredentialShape>

/** The parts of a status list that a check reads. */
export const StatusListShape = z.object({
  id: z.string(),
  credentialSubject: z.object({
    statusPurpose: z.string(),
    encodedList: z.string().check(z.startsWith('u')),
  }),
})
