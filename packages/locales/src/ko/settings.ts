export const settings = {
  title: '내 설정',
  loading: '잠시만 기다려 주세요…',
  signInFirst: '설정을 보고 바꾸려면 로그인하세요.',
  seeProfile: '내 프로필 보기',
  signIn: '패스키, 복구 코드, 기기',
  save: '저장',
  cancel: '취소',
  left_other: '{{count}}자 더 쓸 수 있어요.',
  about: {
    title: '자기소개',
    name: '이름',
    location: '지역',
    picture: '사진 링크',
    pictureNote: '.jpg, .png, .webp 등으로 끝나야 해요.',
    about: '소개 글',
  },
  username: {
    title: '사용자 이름',
    label: '사용자 이름',
    invalid: 'a~z, 숫자, 그리고 - _ + 기호만 쓸 수 있어요',
    short: '사용자 이름은 세 글자 이상이어야 해요.',
    checking: '{{username}} 이름을 쓸 수 있는지 확인하는 중…',
    taken: '{{username}} 이름은 이미 쓰이고 있어요. 다른 이름을 골라 주세요.',
    free: '{{username}} 이름을 쓸 수 있어요.',
    unknown: '{{username}} 이름을 쓸 수 있는지 확인하지 못했어요. 그래도 저장해 볼 수는 있어요.',
  },
  email: {
    title: '이메일',
    now: '현재 이메일 주소: {{email}}',
    label: '새 이메일 주소',
    note: '새 주소로 링크를 보내 드려요. 링크를 열면 주소가 바뀌어요.',
    send: '링크 보내기',
    weekly: '학습에 관한 주간 이메일 받기',
  },
  privacy: {
    title: '공개 범위',
    explanation: '꺼 둔 것은 다른 사람에게 절대 보이지 않아요.',
    isLocked: '프로필 전체를 비공개로 하기',
    parts: '프로필을 공개할 때 보여 줄 것',
    showName: '이름',
    showAbout: '소개 글과 가입한 때',
    showLocation: '지역',
    showPoints: '포인트',
    showHeatMap: '활동',
    showTimeLine: '타임라인',
    showCerts: '인증',
    showPortfolio: '포트폴리오',
    showDonation: '후원자 배지',
  },
  portfolio: {
    title: '포트폴리오',
    explanation: '어디에 있든, 자랑하고 싶은 작품을 보여 주세요.',
    add: '프로젝트 추가',
    edit: '수정',
    editItem: '{{title}} 수정',
    remove: '삭제',
    removeItem: '{{title}} 삭제',
    fields: {
      title: '제목',
      url: '프로젝트 링크',
      image: '그림 링크',
      description: '설명',
    },
    wrong: {
      title: '제목은 두 글자 이상이어야 해요.',
      url: '아직 링크가 아니에요. https://로 시작하고 점(.)이 들어 있어야 해요.',
      image: '이 링크에서 그림을 불러오지 못했어요.',
    },
  },
  socials: {
    title: '내 링크',
    githubProfile: 'GitHub',
    linkedin: 'LinkedIn',
    twitter: 'X (트위터)',
    website: '내 웹사이트',
  },
  honesty: {
    title: '학업 정직성',
    pledge:
      '인증을 위해 제출하는 것은 제가 직접 만든 것입니다. 얼마든지 읽고 물어볼 수 있지만, 다른 사람의 코드를 쓴 곳에는 출처를 밝히겠습니다.',
    why: '학습자들이 이 약속을 지키기 때문에 기업이 저희 인증서를 믿어요.',
    accept: '약속해요',
    accepted: '학업 정직성 약속에 동의했어요.',
  },
  preferences: {
    title: '테마, 소리, 단축키',
    night: '어두운 테마',
    shortcuts: '레슨에서 단축키 쓰기',
    sound: '소리 재생',
    volume: '음량',
  },
  token: {
    title: '원격 편집기 토큰',
    explanation: '원격 편집기는 이 토큰으로 진도를 기록해요. 필요하면 새 토큰을 받아요.',
    delete: '토큰 삭제',
  },
  data: {
    title: '내 데이터',
    explanation: '저희가 가진 내 정보를 모두 파일 하나에 담았어요.',
    download: '내 데이터 모두 내려받기',
  },
  danger: {
    title: '주의가 필요한 작업',
    explanation: '아래 두 가지는 되돌릴 수 없어요.',
    type: '계속하려면 “{{word}}” 입력',
    reset: {
      open: '내 진도 초기화',
      title: '진도를 모두 초기화할까요?',
      text: '마친 단계, 저장한 코드, 받은 인증이 삭제돼요. 계정은 남아 있어요.',
      word: '내 진도 초기화',
    },
    delete: {
      open: '내 계정 삭제',
      title: '계정을 삭제할까요?',
      text: '진도, 인증, 프로필이 바로 삭제돼요. 복구할 수 없어요.',
      gift: '매달 하던 후원도 계정과 함께 끝나고 더는 결제되지 않아요. 그동안 함께해 주셔서 고마워요.',
    },
  },
} as const

export const emailSignUp = {
  title: 'Cairn에 온 걸 환영해요',
  privacy:
    '저희는 이메일 주소, 제출한 것, 프로필에 쓴 것만 보관해요. 그 밖에는 아무것도 보관하지 않고, 아무것도 팔지 않아요. 설정에서 언제든 모두 내려받거나 삭제할 수 있어요.',
  question: '학습에 관한 주간 이메일을 받아 볼래요? 언제든 바꿀 수 있어요.',
  yes: '네, 받을래요',
  no: '아니요, 괜찮아요',
} as const

export const report = {
  title: '{{username}} 님 신고하기',
  explanation: '이 프로필의 문제를 알려 주세요. 운영팀이 읽어 보고, 사본도 보내 드려요.',
  label: '무엇이 문제인가요?',
  send: '신고 보내기',
} as const

export const unsubscribed = {
  title: '이메일 구독을 취소했어요',
  text: '앞으로는 이메일을 보내지 않을게요.',
  again: '다시 구독하기',
  learn: '계속 배우기',
} as const

export const blocked = {
  title: '지금 있는 곳에서는 이 페이지를 쓸 수 없어요',
  text: '법에 따라 이 나라에서는 계정을 제공할 수 없어요. 계정이 없어도 모든 레슨을 들을 수 있어요.',
} as const
