export const frame = {
  menu: '메뉴',
  forum: '포럼',
  newTab: '{{name}}, 새 탭에서 열려요',
  accountMenu: '내 메뉴',
  profile: '내 프로필',
  settings: '설정',
  languageAndTheme: '언어와 테마',
  theme: '테마',
  themes: { default: '밝게', night: '어둡게', system: '시스템' },
  promotion: {
    header: 'IT 직업을 위한 무료 교육이에요. 첫 코드 한 줄부터 첫 취업까지 함께해요.',
    footer: 'IT 직업을 위한 무료 교육이에요. 직접 만든 프로젝트를 취업할 때 보여 줄 수 있어요.',
  },
  aboutSchool: '이 학교 안내',
  links: {
    about: '소개',
    privacy: '개인정보 보호',
    terms: '이용 약관',
    source: '소스 코드',
    status: '서비스 상태',
  },
  serverAway:
    '학교가 응답하지 않아요. 계속하셔도 돼요. 코드는 이 브라우저에 저장되고, 제출한 것은 나중에 전송돼요.',
  slowPage: '페이지를 불러오고 있어요…',
  staging: {
    title: '테스트용 학교예요',
    text: '변경 사항을 여기서 먼저 시험해요. 여기의 계정과 진도는 언제든 삭제될 수 있어요.',
    close: '알겠어요',
  },
} as const
