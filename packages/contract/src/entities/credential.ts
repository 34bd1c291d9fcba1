import * as z from 'zod/mini'

/** How a requirement of a certification was checked before its certificate was signed. */
export const EvidenceKind = z.enum(['re-run', 'not-re-run', 'taken-here'])
export type EvidenceKind = z.infer<typeof EvidenceKind>

/** How far the signing of a certificate is (docs/reference/credentials.md, “Signing”). */
export const CredentialState = z.discriminatedUnion('state', [
  /** Projects are still being checked; it is signed by itself when they all pass. */
  z.object({ state: z.literal('waiting') }),
  /** This project did not pass when the school ran its tests again. */
  z.object({ state: z.literal('refused'), challengeId: z.string() }),
  z.object({ state: z.literal('signed'), id: z.string() }),
  /** Signed with a name that its holder no longer shows: its files are not given out until it is signed again. */
  z.object({ state: z.literal('renamed'), id: z.string() }),
  z.object({ state: z.literal('revoked'), id: z.string() }),
])
export type CredentialState = z.infer<typeof CredentialState>

/** Why the school does not stand behind a certificate that was claimed (docs/reference/credentials.md, “Signing”). */
export type CertificateStanding = { state: 'revoked' } | { state: 'refused'; challengeId: string }

/** What a check of a credential has found, worst first; docs/reference/credentials.md, “Verdicts”, explains each. */
export const credentialVerdicts = [
  'unreadable',
  'unknownKey',
  'changed',
  'revokedKey',
  'revoked',
  'suspended',
  'unknownStatus',
  'valid',
] as const
export type CredentialVerdict = (typeof credentialVerdicts)[number]

/** A key that the school signs with, or has signed with (docs/reference/credentials.md, “Keys”). */
export const IssuerKey = z.object({
  /** What signatures call it: a DID with a fragment. */
  id: z.string(),
  publicKeyMultibase: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  /** Present if it signs no more; what it has signed stays valid. */
  retiredAt: z.optional(z.number()),
  /** Present if it may have been stolen: what it has signed is worth nothing. */
  revokedAt: z.optional(z.number()),
})
export type IssuerKey = z.infer<typeof IssuerKey>
