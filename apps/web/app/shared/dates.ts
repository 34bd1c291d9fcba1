/** A date in the reader's time zone (docs/reference/camper-pages.md, “Frame”). */
export const dayFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' })

/** The same before the reader's time zone is known, so that hydration matches the server's page. */
export const utcDayFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Long month, day and year. The date on a certificate is the same for every reader. */
export const utcLongDayFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

export const monthNameFormat = new Intl.DateTimeFormat('en-US', { month: 'short' })
