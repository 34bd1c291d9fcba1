import type { FormFields } from '@cairn/contract'

/** What a form has in its fields now, as a browser would send it. */
export function fieldsOf(form: HTMLFormElement): FormFields {
  const entries = [...new FormData(form)]
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
