/** Other sites that belong to the school. */
export const elsewhere = {
  label: 'Kwingineko',
  news: 'Habari',
  radio: 'Redio',
  search: 'Tafuta “{{query}}” kwenye {{host}}',
} as const
