/** The key of the words for a source of that year. Before printed books, we know years only roughly. */
export function quotedFrom(year: number) {
  if (year < 0) return 'learn.quotedFromBeforeChrist'
  return year < 1500 ? 'learn.quotedFromAround' : 'learn.quotedFrom'
}
