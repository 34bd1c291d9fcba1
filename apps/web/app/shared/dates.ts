import { useMemo } from 'react'
import { useDateLocale } from './language/page-language.ts'

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const

const forms = {
  /** In the reader's time zone (docs/reference/camper-pages.md, “Frame”). */
  day,
  /** The same before the reader's time zone is known, so that hydration matches the server's page. */
  utcDay: { ...day, timeZone: 'UTC' },
  /** Long month, day and year. The date on a certificate is the same for every reader. */
  utcLongDay: { ...day, month: 'long', timeZone: 'UTC' },
  /** A property of an account, the same for every reader. */
  utcMonth: { year: 'numeric', month: 'long', timeZone: 'UTC' },
  monthName: { month: 'short' },
  weekday: { weekday: 'short' },
  mediumDay: { dateStyle: 'medium' },
  dayAndTime: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** How a language writes a date. */
export function dateFormat(locale: string, form: keyof typeof forms): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, forms[form])
}

/** How the page's language writes a date. */
export function useDateFormat(form: keyof typeof forms): Intl.DateTimeFormat {
  const locale = useDateLocale()
  return useMemo(() => dateFormat(locale, form), [locale, form])
}
