/** Other sites that belong to the school. */
export const elsewhere = {
  label: 'En otros lugares',
  news: 'Noticias',
  radio: 'Radio',
  search: 'Buscar «{{query}}» en {{host}}',
} as const
