import * as z from 'zod/mini'
import { Slug } from './identifiers.ts'

/** 24 hexadecimal digits, or a UUID for the two newest. */
export const CertificationId = z
  .string()
  .check(z.regex(/^(?:[0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/))
export type CertificationId = z.infer<typeof CertificationId>

/** The requirements of a claim: every one of `tests` must be completed. */
export const Certification = z.strictObject({
  id: CertificationId,
  title: z.string().check(z.minLength(1)),
  slug: Slug,
  /** Projects, an exam, or, for Legacy Full Stack, other certifications. */
  tests: z.array(z.strictObject({ id: CertificationId, title: z.string() })),
})
export type Certification = z.infer<typeof Certification>
