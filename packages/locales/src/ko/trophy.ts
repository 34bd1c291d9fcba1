export const trophy = {
  title: '트로피 확인하기',
  explanation:
    '이 단계는 Microsoft Learn에서 받는 트로피로 완료돼요. 트로피를 받은 다음 여기로 돌아와 확인하세요.',
  signInFirst: '트로피를 기록하려면 이곳의 계정이 필요해요.',
  signIn: '로그인',
  verify: '트로피 확인',
  verifying: 'Microsoft에 물어보는 중…',
  recorded: '트로피를 확인했고, 이 단계를 마쳤어요.',
  link: {
    title: 'Microsoft 계정 연결하기',
    explanation:
      '트로피를 보려면 Microsoft Learn의 사용자 이름이 필요해요. Microsoft Learn 프로필의 성적 증명서를 공유하고 그 링크를 붙여 넣어 주세요. 이름을 읽는 데 한 번만 써요.',
    steps: {
      open: 'Microsoft Learn에서 프로필을 열고 성적 증명서(Transcript)를 선택하세요.',
      share: '링크 공유(Share link)를 선택한 다음 링크 복사(Copy link)를 선택하세요.',
      paste: '아래에 링크를 붙여 넣으세요. 이런 모양이에요:',
    },
    label: '성적 증명서 링크',
    submit: '내 계정 연결',
    submitting: '연결하는 중…',
    problems: {
      'not-a-link': '아직 링크가 아니에요. https://부터 끝까지 링크 전체를 복사해 주세요.',
      'not-https': '이 링크는 http://로 시작해요. 성적 증명서 링크는 https://로 시작해요.',
      'other-site':
        '이 링크는 다른 사이트로 가요. 성적 증명서 링크는 https://learn.microsoft.com/로 시작해요.',
      'other-page':
        'Microsoft Learn의 다른 페이지예요. 그곳에서 성적 증명서를 열고 링크 공유(Share link)를 선택해 주세요.',
      'has-more': '성적 증명서 ID 뒤에 다른 것이 붙어 있어요. 지워서 링크가 ID로 끝나게 해 주세요.',
      example: '이건 저희가 든 예시예요. 본인의 성적 증명서 링크를 넣어 주세요.',
    },
  },
  account: {
    title: 'Microsoft 계정',
    linked: '연결된 Microsoft 계정: {{name}}',
    unlink: '이 계정 연결 해제',
    confirm: {
      title: 'Microsoft 계정의 연결을 해제할까요?',
      text: '{{name}} 이름은 저희 기록에서 지워져요. 이미 확인한 트로피는 그대로 남아요. 다른 트로피를 확인하려면 계정을 다시 연결하세요.',
      keep: '연결 유지',
    },
  },
} as const
