export const recoveryCodes = {
  title: '복구 코드',
  lead: '이메일을 볼 수 없고 패스키도 없을 때, 이 코드로 로그인할 수 있어요. 코드는 한 번씩만 쓸 수 있어요.',
  none: '아직 코드가 없어요.',
  left_other: '{{when}}에 만든 코드가 {{count}}개 남아 있어요.',
  make: '복구 코드 만들기',
  makeAgain: '새 코드 만들기',
  replaces: '새 코드를 만들면 예전 코드는 쓸 수 없게 돼요.',
  shownOnce: '종이에 적어 두는 등 코드를 안전한 곳에 보관하세요. 지금 한 번만 보여 드려요.',
  list: '새 코드',
  copy: '복사',
  copied: '복사했어요.',
  done: '보관했어요',
} as const
