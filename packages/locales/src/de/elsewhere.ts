/** Other sites that belong to the school. */
export const elsewhere = {
  label: 'Anderswo',
  news: 'Neuigkeiten',
  radio: 'Radio',
  search: 'Auf {{host}} nach „{{query}}“ suchen',
} as const
