/** Other sites that belong to the school. */
export const elsewhere = {
  label: 'Em outros lugares',
  news: 'Notícias',
  radio: 'Rádio',
  search: 'Buscar “{{query}}” em {{host}}',
} as const
