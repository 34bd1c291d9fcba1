/** Help with a lesson: hints, the difference, an example, the solution, and the forum. */
export const challengeHelp = {
  open: '도움말',
  title: '막혔나요? 누구나 그럴 때가 있어요',
  hint: '무엇이 빠졌을까요?',
  noHint: '먼저 코드를 확인해 보세요. 그러면 가장 먼저 채워야 할 것이 여기에 나와요.',
  more: '도움 더 받기',
  times_other:
    '이 테스트를 {{count}}번 연속으로 통과하지 못했어요. 코딩을 배우는 사람이라면 누구나 겪는 일이에요.',
  comparison: '살펴볼 곳 보기',
  example: '풀이가 있는 예제 보기',
  solution: '풀이 보기',
  later_other: '코드를 {{count}}번 더 확인하면 “{{title}}” 항목을 열 수 있어요.',
  loading: '불러오는 중…',
  retry: '다시 시도',
  same: '작성한 코드가 저희 풀이와 똑같아요. 저희가 실수했을 수도 있어요. 한 번 더 확인해 보고, 그래도 통과하지 못하면 알려 주세요.',
  missing: '{{file}} 파일의 {{line}}번째 줄 다음에 아직 빠진 것이 있어요.',
  missingAtStart: '{{file}} 파일의 맨 앞에 아직 빠진 것이 있어요.',
  differsInLine: '{{file}} 파일의 {{line}}번째 줄을 보세요. 저희 풀이와 처음으로 달라지는 곳이에요:',
  differsInLines:
    '{{file}} 파일의 {{first}}~{{last}}번째 줄을 보세요. 저희 풀이와 처음으로 달라지는 곳이에요:',
  ownWay:
    '{{file}} 파일은 {{line}}번째 줄부터 저희 풀이와 다른 길로 가고 있어요. 그것도 맞을 수 있지만, 한 줄씩 비교하는 건 도움이 되지 않아요. 테스트가 무엇을 바라는지 다시 한번 읽어 보세요.',
  oneWay: '여러 방법 중 하나예요. 읽고 나서 창을 닫고, 자기만의 방식으로 써 보세요.',
  forum: '커뮤니티에 물어보기',
  search: '같은 질문이 이미 있는지 찾아보기 (포럼이 열려요)',
  haveRead: '레슨을 다시 읽었어요.',
  haveSearched: '같은 질문이 있는지 찾아봤어요.',
  describe: '무슨 일이 일어나나요? 원래는 어떻게 되어야 하나요? ({{least}}~{{most}}자)',
  ask: '포럼에 질문하기',
  close: '닫기',
  post: {
    happening: '무슨 일이 일어나나요?',
    code: '지금까지 쓴 코드',
    browser: '브라우저 정보',
    userAgent: '사용자 에이전트: `{{userAgent}}`',
    challenge: '과제 정보',
    tooLong:
      '코드가 너무 길어서 이 양식에 담을 수 없어요. 물어보려는 부분만 백틱 줄 사이에 붙여 넣어 주세요.',
    placeholder: '여기에 코드를 붙여 넣으세요',
  },
} as const
