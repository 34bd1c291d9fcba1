/** Other sites that belong to the school. */
export const elsewhere = {
  label: 'ほかのサイト',
  news: 'ニュース',
  radio: 'ラジオ',
  search: '{{host}}で「{{query}}」を検索',
} as const
