/** Quizzes. */
export const quiz = {
  transcript: '녹음 내용을 글로 보기',
  answered: '{{total}}문제 중 {{answered}}문제에 답함',
  score: '{{total}}문제 중 {{right}}문제 정답',
  failed:
    '통과하려면 {{needed}}문제를 맞혀야 해요. 원한다면 레슨을 다시 살펴보세요. 다음에는 문제나 순서가 달라져요.',
  changed: '퀴즈를 연 뒤에 내용이 바뀌었어요. 지금의 퀴즈를 보여 드리니 다시 답해 주세요.',
  again: '다시 풀기',
  review: '틀린 문제',
  yours: '고른 답',
  right: '정답',
  leaving: {
    title: '퀴즈에서 나갈까요?',
    text: '지금까지의 답은 이 브라우저에 남아 있어요. 돌아오면 지금 있는 곳에서 이어서 풀 수 있어요.',
  },
} as const
