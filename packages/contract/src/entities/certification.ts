import * as z from 'zod/mini'
import { Slug } from './identifiers.ts'

/** 24 hexadecimal digits, or a UUID for the two newest (specification §3). */
export const CertificationId = z
  .string()
  .check(z.regex(/^(?:[0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/))
export type CertificationId = z.infer<typeof CertificationId>

/** What a claim is checked against: every one of `tests` must be completed. */
export const Certification = z.strictObject({
  id: CertificationId,
  title: z.string().check(z.minLength(1)),
  slug: Slug,
  /** Projects, an exam, or for the legacy full stack other certifications. */
  tests: z.array(z.strictObject({ id: CertificationId, title: z.string() })),
})
export type Certification = z.infer<typeof Certification>
