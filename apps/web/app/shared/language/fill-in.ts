type Variable = string | number | boolean | undefined

export type Variables = Readonly<Record<string, Variable>>

const place = /\{\{(?<name>[\w-]+)(?:, (?:(?<isNumber>number)|relativetime\((?<unit>\w+)\)))?\}\}/g

/** Kept, because making one is slow, and the page of a course has a number for each of its blocks. */
const numberFormats: Record<string, Intl.NumberFormat> = {}

/**
 * A text with its variables in their places: `{{name}}` as it is, `{{count, number}}` for “1,800”, and
 * `{{minutes, relativetime(minute)}}` for “in 3 minutes”, both as in the locale.
 */
export function fillIn(text: string, variables: Variables, locale: string): string {
  return text.replaceAll(
    place,
    (_place, name: string, isNumber: string | undefined, unit: Intl.RelativeTimeFormatUnit | undefined) => {
      const value = variables[name] ?? ''
      if (unit !== undefined) return new Intl.RelativeTimeFormat(locale).format(Number(value), unit)
      if (isNumber === undefined) return String(value)
      return (numberFormats[locale] ??= new Intl.NumberFormat(locale)).format(Number(value))
    },
  )
}
