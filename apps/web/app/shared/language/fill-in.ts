type Variable = string | number | boolean | undefined

export type Variables = Readonly<Record<string, Variable>>

const place = /\{\{(?<name>[\w-]+)(?:, relativetime\((?<unit>\w+)\))?\}\}/g

/** A text with its variables in their places: `{{name}}`, or `{{minutes, relativetime(minute)}}` for “in 3 minutes”. */
export function fillIn(text: string, variables: Variables, code: string): string {
  return text.replaceAll(place, (_place, name: string, unit: Intl.RelativeTimeFormatUnit | undefined) => {
    const value = variables[name] ?? ''
    if (unit === undefined) return String(value)
    return new Intl.RelativeTimeFormat(code).format(Number(value), unit)
  })
}
