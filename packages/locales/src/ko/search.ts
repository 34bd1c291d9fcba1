/** Search over courses, blocks and lessons. */
export const search = {
  title: '검색',
  label: '강좌와 레슨 검색',
  submit: '검색',
  close: '닫기',
  list: '결과',
  hint: '찾는 단어를 입력하세요. 앞부분만 적어도 돼요.',
  results_other: '결과 {{count}}개',
  nothing: '“{{query}}” 검색 결과가 없어요. 단어를 줄이거나 다른 말로 찾아보세요.',
  browse: '모든 강좌 보기',
  failed: '검색하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  key: '/ 키로 검색 열기',
  kinds: { course: '강좌', block: '단원', lesson: '레슨' },
} as const
