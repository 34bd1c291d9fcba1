/** Other sites that belong to the school. */
export const elsewhere = {
  label: '其他网站',
  news: '新闻',
  radio: '电台',
  search: '在 {{host}} 上搜索“{{query}}”',
} as const
