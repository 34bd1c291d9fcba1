/** Whether a certificate is genuine, on its page and on the page that checks files. */
export const credential = {
  title: '진짜 인증서인가요?',
  checking: '브라우저가 서명을 확인하고 있어요…',
  verdict: {
    valid: '진짜예요. 학교가 서명한 뒤로 바뀌지 않았고, 지금도 유효해요.',
    changed: '진짜가 아니에요. 서명한 뒤에 내용이 바뀌었어요.',
    unknownKey: '진짜가 아니거나 다른 학교의 인증서예요. 이 학교의 어떤 키로도 서명되지 않았어요.',
    revokedKey: '유효하지 않아요. 서명한 키가 도난당했을 수 있어서 학교가 그 키를 폐기했어요.',
    revoked: '더는 유효하지 않아요. 학교가 취소했어요.',
    suspended: '지금은 유효하지 않아요. 학교가 효력을 정지했어요.',
    unknownStatus: '서명은 진짜예요. 학교가 취소했는지는 확인하지 못했어요.',
    unreadable: '이 파일에는 인증서가 없어요.',
  },
  failed: '확인하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  insecure:
    '브라우저는 안전한 페이지(https)에서만 서명을 확인해요. 인증서를 내려받아 다른 곳에서 확인해 주세요.',
  retry: '다시 확인',
  waiting:
    '아직 서명되지 않았어요. 학교가 프로젝트의 테스트를 다시 실행하고 있고, 모두 통과하면 바로 서명해요.',
  refused: '서명되지 않았어요. 학교가 테스트를 다시 실행했을 때 “{{title}}” 프로젝트가 통과하지 못했어요.',
  refusedAdvice:
    '프로젝트를 열어 테스트를 통과하도록 고친 다음 다시 제출해 주세요. 그러면 인증서에 자동으로 서명돼요.',
  takenBack: '학교가 이 인증서를 취소했어요.',
  explanation:
    '학교의 공개 키를 이용해 브라우저가 직접 확인해요. 회사에서도 Open Badges 3.0 검증 도구라면 무엇으로든 똑같이 확인할 수 있어요.',
  downloads: '서명된 인증서 내려받기',
  otherName: '지금은 공개하지 않는 이름으로 서명되어 있어서 내려받을 수 없어요.',
  json: '데이터 (JSON)',
  svg: '배지 (SVG)',
  png: '배지 (PNG)',
  permanent: '고유 링크',
  checkFile: '파일 확인',
  reissue: '지금 이름으로 다시 서명받기',
  reissueAdvice: '인증서 번호가 새로 바뀌고, 전에 내려받은 인증서는 효력을 잃어요.',
  verifier: {
    title: '인증서 확인',
    explanation:
      '이 학교에서 내려받은 인증서를 선택하세요. 브라우저 안에서 확인하고, 어디에도 보내지 않아요.',
    file: '인증서 (JSON, SVG, PNG)',
    holder: '받은 사람',
    nameless: '이름 없음',
    certification: '인증',
    earned: '받은 날짜',
    school: '학교',
    asOf: '이 페이지에 있는 학교의 키와 취소된 인증서 목록은 {{date}} 기준이에요.',
    save: '이 페이지를 저장해 두면 학교에 접속하지 않고도 인증서를 확인할 수 있어요. 파일로 열어도 잘 작동해요.',
  },
} as const
