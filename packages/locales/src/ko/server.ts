/** Words of the few pages that the server writes itself. */
export const server = {
  outbox: {
    title: '로컬 보낸편지함',
    explanation: '메일 서버가 설정되어 있지 않아서 이메일이 이 컴퓨터에 머물러요. 최신순이에요.',
    empty: '아직 보낸 이메일이 없어요.',
  },
  signOut: {
    title: 'Cairn에서 로그아웃할까요?',
    explanation: '다른 사이트를 거쳐서 왔기 때문에 한 번 더 확인해요.',
    confirm: '로그아웃',
  },
} as const
