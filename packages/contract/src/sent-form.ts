import type { Notice } from './entities/notice.ts'

/** What a form of a lesson asks for: to check its answers, for another attempt, or to record the lesson as done. */
export const formIntents = ['check', 'again', 'record'] as const
export type FormIntent = (typeof formIntents)[number]

/** Fields of a lesson's form beside the answers. */
export const formFields = { intent: 'intent', token: 'csrf' } as const

export type FormFields = Readonly<Record<string, string>>

/** A form that a browser sent by itself, without scripts, as the page knows it that answers it (decision 54). */
export type SentForm = {
  /** Null if they could not be read. */
  fields: FormFields | null
  /** Lets the camper's next form record the lesson; null for a visitor. */
  recordToken: string | null
  /** Why the form was not obeyed. */
  refusal: Notice | null
}

/** What a form asks for; a form that does not say it is to be checked. */
export function intentOf(fields: FormFields): FormIntent {
  return formIntents.find((intent) => intent === fields[formFields.intent]) ?? 'check'
}
