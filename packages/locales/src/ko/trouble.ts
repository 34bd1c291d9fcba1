/** “Something is wrong here” below each lesson. */
export const trouble = {
  open: '여기에 문제가 있어요',
  title: '“{{title}}” 문제 알리기',
  lead: '알려 줘서 고마워요! 이 레슨을 쓴 사람들에게 전달돼요. 누가 보냈는지 남기지 않기 때문에 답장은 할 수 없어요.',
  kind: '무엇이 잘못됐나요?',
  kinds: {
    text: '글',
    test: '테스트',
    code: '코드',
    other: '그 밖의 것',
  },
  details: '무엇을 발견했나요? 비워 두어도 돼요.',
  sendCode: '내 코드도 보내기',
  kept: '여기서 보낸 내용, 레슨과 언어, 통과하지 못한 테스트, 날짜를 보관해요. 이름, 계정, 주소는 보관하지 않아요.',
  send: '보내기',
  close: '닫기',
  back: '레슨으로 돌아가기',
} as const
