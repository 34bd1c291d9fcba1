export const sessions = {
  title: '로그인한 기기',
  lead: '모르는 기기가 있나요? 로그아웃하세요. 바로 적용돼요.',
  device: '{{system}}의 {{browser}}',
  unknownDevice: '알 수 없는 기기',
  here: '이 기기',
  since: '로그인: {{when}}',
  seen: '마지막 사용: {{when}}',
  end: '로그아웃',
  endOne: '{{when}}에 로그인한 {{device}} 로그아웃',
  endOthers: '다른 모든 곳에서 로그아웃',
  loading: '기기를 찾는 중…',
} as const
