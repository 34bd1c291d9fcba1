import * as z from 'zod/mini'

/** The only survey (docs/reference/api.md, “Account”). */
export const surveyTitle = 'Foundational C# with Microsoft Survey'

export const Survey = z.strictObject({
  title: z.literal(surveyTitle),
  responses: z
    .array(
      z.strictObject({
        question: z.string().check(z.minLength(1), z.maxLength(500)),
        response: z.string().check(z.minLength(1), z.maxLength(500)),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
})
export type Survey = z.infer<typeof Survey>
