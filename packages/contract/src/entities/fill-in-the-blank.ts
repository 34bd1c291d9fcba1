import * as z from 'zod/mini'

/** How Chinese is typed into a blank. */
export const InputType = z.enum(['pinyin-to-hanzi', 'pinyin-tone'])
export type InputType = z.infer<typeof InputType>

export const FillInTheBlank = z.strictObject({
  /** Paragraphs as HTML; each `BLANK` in them is a gap, as many as there are `blanks`. */
  sentence: z.string(),
  blanks: z.array(z.strictObject({ answer: z.string(), feedback: z.nullable(z.string()) })),
  inputType: z.nullable(InputType),
})
export type FillInTheBlank = z.infer<typeof FillInTheBlank>
