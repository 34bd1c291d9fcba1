/** Other sites that belong to the school. */
export const elsewhere = {
  label: '다른 사이트',
  news: '소식',
  radio: '라디오',
  search: '{{host}}에서 “{{query}}” 검색',
} as const
