import * as z from 'zod/mini'

const Words = z.string().check(z.minLength(1), z.maxLength(200))

/** Whose lessons a school teaches, if they come from elsewhere. Its pages say so. */
export const CurriculumSource = z.strictObject({
  name: Words,
  /** Where they come from; left out for a folder that is on no server. */
  address: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s@]+$/), z.maxLength(2000))),
  /** The name of the license that they may be used under. Its text is beside them. */
  license: Words,
})
export type CurriculumSource = z.infer<typeof CurriculumSource>
