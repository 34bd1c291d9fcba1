/** Other sites that belong to the school. */
export const elsewhere = {
  label: 'Altrove',
  news: 'Notizie',
  radio: 'Radio',
  search: 'Cerca «{{query}}» su {{host}}',
} as const
