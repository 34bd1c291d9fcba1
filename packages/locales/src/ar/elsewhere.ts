/** Other sites that belong to the school. */
export const elsewhere = {
  label: 'في مواقع أخرى',
  news: 'الأخبار',
  radio: 'الراديو',
  search: 'ابحث عن «{{query}}» في {{host}}',
} as const
