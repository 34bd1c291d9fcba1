export const analytics = {
  title: 'Cairn 개선에 함께하기',
  explanation:
    '변경 사항은 모두에게 적용하기 전에 일부 학습자와 먼저 시험해 보고, 무엇이 도움이 되는지 세어 봐요. 어떤 버전이 보였는지, 테스트를 통과했는지, 어느 레슨에서 멈추는지만 세고, 이름이나 이메일, 코드는 절대 포함하지 않아요.',
  takePart: '참여하기',
} as const
