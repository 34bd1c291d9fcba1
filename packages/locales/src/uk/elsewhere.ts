/** Other sites that belong to the school. */
export const elsewhere = {
  label: 'На інших сайтах',
  news: 'Новини',
  radio: 'Радіо',
  search: 'Шукати «{{query}}» на {{host}}',
} as const
