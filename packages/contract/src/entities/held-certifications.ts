import * as z from 'zod/mini'

/** A certification, and whether the camper's flag for it is set. */
export const CertificationEntry = z.object({ show: z.boolean(), title: z.string(), certSlug: z.string() })
export type CertificationEntry = z.infer<typeof CertificationEntry>

/** The flags once more, in the order in which certifications are listed. */
export const HeldCertifications = z.object({
  hasModernCert: z.boolean(),
  hasLegacyCert: z.boolean(),
  currentCerts: z.array(CertificationEntry),
  legacyCerts: z.array(CertificationEntry),
})
export type HeldCertifications = z.infer<typeof HeldCertifications>
