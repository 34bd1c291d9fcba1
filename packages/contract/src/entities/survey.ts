import * as z from 'zod/mini'

/** The course whose exam is given together with Microsoft, and asks for the survey. */
export const microsoftCourse = 'foundational-c-sharp-with-microsoft'

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
