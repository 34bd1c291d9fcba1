/** Questions about finished lessons. */
export const review = {
  title: '복습',
  lead: '배운 것을 되새기는 10분. 틀린 문제는 내일 다시 나오고, 아는 문제는 점점 뜸하게 나와요.',
  loading: '문제를 찾는 중…',
  failed: '문제를 불러오지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  noLessons:
    '아직 복습할 것이 없어요. 퀴즈처럼 문제가 있는 단계를 마치면, 하루 뒤에 그 문제가 여기에 다시 나와요.',
  nothing: '오늘은 복습할 것이 없어요. 잘했어요!',
  nothingUntil: '오늘은 복습할 것이 없어요. 다음 문제는 {{date}}에 나와요.',
  lookAgain: '“{{title}}” 다시 보기',
  place: '{{total}}개 중 {{number}}번째',
  next: '다음',
  end_other: '{{count}}문제 중 {{right}}문제 정답',
  endText: '오늘은 여기까지예요. 틀린 문제는 내일 다시 나와요.',
  back: '강좌로 돌아가기',
  link: '배운 것 복습하기',
} as const
