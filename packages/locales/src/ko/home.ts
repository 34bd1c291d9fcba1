export const home = {
  title: 'Cairn: 한 걸음씩 배우는 코딩',
  headline: '돌 하나씩 쌓듯, 코딩을 배워요.',
  lead: '짧은 레슨과 진짜 편집기, 그리고 무엇이 빠졌는지 쉬운 말로 알려 주는 테스트. 브라우저에서 무료로, 설치할 것도 없어요.',
  start: '배우기 시작',
  noAccount: '계정이 없어도 돼요.',
  coursesTitle: '어디서부터 시작할까요?',
  howTitle: '이렇게 배워요',
  lesson: {
    greeting: '안녕, 세상아!',
    title: '직접 해 보세요: 표지판에 이름 쓰기',
    text: '이 코드가 옆의 표지판을 그려요. “세상아” 대신 내 이름을 쓰고 “코드 확인”을 누르세요.',
    withoutScripts: 'JavaScript를 켜면 이 레슨을 바로 여기에서 해 볼 수 있어요.',
    hints: {
      empty: '표지판이 비어 있어요. “{{greeting}}” 같은 인사말을 써 보세요.',
      unchanged: '표지판에 아직 “{{greeting}}” 문구가 그대로 있어요. “세상아” 대신 내 이름을 써 보세요.',
    },
    passed: {
      title: '해냈어요!',
      text: '방금 웹 페이지를 바꿨어요. 여기 단계는 모두 이렇게 진행돼요.',
      goOn: '첫걸음 떼기',
    },
  },
  steps: {
    read: {
      title: '조금 읽고',
      text: '단계마다 개념 하나를 작은 예제와 함께 1~2분 안에 설명해요.',
    },
    write: {
      title: '진짜 코드를 쓰고',
      text: '쓰는 대로 HTML, CSS, JavaScript, Python이 글 바로 옆에서 실행돼요.',
    },
    check: {
      title: '빠진 것을 찾고',
      text: '“코드 확인”을 누르세요. 테스트가 코드의 동작을 보고 다음에 해 볼 것을 알려 줘요.',
    },
    keep: {
      title: '발자취를 남겨요',
      text: '원할 때 이메일로 로그인하세요. 마친 단계가 모두 프로필에 남아요.',
    },
  },
} as const
