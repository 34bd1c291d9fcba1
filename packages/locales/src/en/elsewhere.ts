/** Other sites that belong to the school. */
export const elsewhere = {
  label: 'Elsewhere',
  news: 'News',
  radio: 'Radio',
  search: 'Search for “{{query}}” on {{host}}',
} as const
