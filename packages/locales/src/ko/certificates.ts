/** The section of the settings. */
export const certifications = {
  title: '인증',
  explanation:
    '인증에 필요한 프로젝트를 모두 마친 다음 인증을 받으세요. 프로필에서 인증과 타임라인을 공개해 두면 다른 사람도 인증서를 볼 수 있어요.',
  current: '현재 인증',
  legacy: '이전 인증',
  french: {
    title: '프랑스어 인증서',
    explanation: '여러 인증을 하나로 묶은 것으로, 모두 받으면 볼 수 있어요.',
  },
  titled: '{{title}} 인증',
  held: '받음',
  done: '{{total}}개 중 {{done}}개 완료',
  project: '프로젝트',
  certification: '인증',
  state: '상태',
  finished: '완료',
  open: '미완료',
  claim: '인증 받기',
  claimOf: '인증 받기: {{title}}',
  show: '인증서 보기',
  showOf: '인증서 보기: {{title}}',
} as const

/** The page of a certificate. */
export const certificate = {
  pageTitle: '{{holder}}: {{title}}',
  description: '{{holder}} 님이 Cairn에서 {{title}} 인증을 받았어요.',
  certifies: '다음 분께 이 인증서를 드립니다',
  earned: '아래 과정을 성공적으로 마쳤음을 증명합니다',
  hours: '약 {{hours, number}}시간의 학습',
  issued: '발급일: {{date}}',
  signatureNote: '무료 코딩 학교',
  partner: 'Microsoft',
  partnerNote: '이 인증의 파트너',
  check: '진위 확인:',
  actions: '인쇄 또는 공유',
  print: '인쇄',
  linkedin: 'LinkedIn에 추가',
  x: 'X에 공유',
  xText: 'Cairn에서 {{title}} 인증을 받았어요: {{address}}',
  work: '프로젝트',
  honesty: '{{holder}} 님의 약속: “{{pledge}}”',
  report: '베낀 작품으로 보이나요? 알려 주세요.',
  home: '홈으로 가기',
  profile: '프로필로 가기',
  none: '인증서를 찾을 수 없어요',
} as const
