export type Form = { [name: string]: string | Form | undefined }

/** Reads `metadata[attemptId]=x`, as Stripe's library writes it. */
export function formFields(body: string): Form {
  const form: Form = {}
  for (const [path, value] of new URLSearchParams(body)) {
    const names = path.split(/\[|\]\[?/).filter(Boolean)
    const last = names.pop() ?? ''
    let place = form
    for (const name of names) {
      const inner = place[name] ?? {}
      place[name] = inner
      place = inner as Form
    }
    place[last] = value
  }
  return form
}

/** A text of a form; empty if it is missing. */
export function textOf(value: string | Form | undefined): string {
  return typeof value === 'string' ? value : ''
}
