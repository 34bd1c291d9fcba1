export const automaticSignOut = {
  title: '로그아웃하는 중',
  text: '로그인한 지 6시간이 지나서, 계정을 안전하게 지키기 위해 로그아웃하고 있어요. 코드는 이 브라우저에 그대로 남아 있어요.',
} as const
