/** Other sites that belong to the school. */
export const elsewhere = {
  label: '其他網站',
  news: '新聞',
  radio: '電台',
  search: '在 {{host}} 上搜尋「{{query}}」',
} as const
