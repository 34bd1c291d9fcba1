/** Short month, day and year, where the reader is (specification §9). */
export const dayFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' })

/** The same before the reader's time zone is known, so that a page wakes up as it was sent. */
export const utcDayFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Long month, day and year: what stands on a certificate is the same for every reader. */
export const utcLongDayFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

export const monthNameFormat = new Intl.DateTimeFormat('en-US', { month: 'short' })
