export const signInSettings = {
  title: '로그인 방법',
} as const

export const identities = {
  title: '다른 서비스',
  lead: '다음 서비스의 계정으로도 로그인할 수 있어요. 연결을 모두 해제해도 {{email}} 주소로 받는 코드로는 언제든 로그인할 수 있어요.',
  none: '아직 연결한 서비스가 없어요.',
  since: '연결: {{when}}',
  link: '{{name}} 연결',
  remove: '연결 해제',
  removeOne: '{{when}}에 연결한 {{provider}} 연결 해제',
} as const

export const confirmation = {
  title: '본인이 맞나요?',
  lead: '계정 전체에 영향을 주는 일이라서 확인이 필요해요. 앞으로 10분 동안은 다시 묻지 않아요.',
  passkey: '패스키 쓰기',
  mail: '이메일로 코드 받기',
  mailing: '보내는 중…',
  sent: '{{email}} 주소로 이메일을 보내고 있어요.',
  confirm: '확인',
  cancel: '나중에',
} as const

export const undo = {
  title: '계정 되찾기',
  loading: '무엇이 바뀌었는지 확인하는 중…',
  lead: '본인이 한 일이 아니라면, 한 번만 누르면 모두 되돌릴 수 있어요:',
  changes: {
    'device-signed-out': '기기 하나가 로그아웃됐어요.',
    'email-changed': '이메일 주소가 바뀌었어요.',
    'passkey-added': '패스키가 추가됐어요.',
    'passkey-removed': '패스키가 삭제됐어요.',
    'recovery-code-used': '복구 코드가 사용됐어요.',
    'recovery-codes-made': '복구 코드가 새로 만들어졌어요.',
    'service-linked': '다른 서비스가 연결됐어요.',
    'service-unlinked': '다른 서비스의 연결이 해제됐어요.',
    'signed-out-elsewhere': '다른 기기가 모두 로그아웃됐어요.',
    undone: '다른 이메일 주소에서 변경을 되돌렸어요.',
    'username-changed': '사용자 이름이 바뀌었어요.',
  },
  explanation:
    '계정이 {{email}} 주소로 돌아가고, 예전의 사용자 이름, 패스키, 서비스, 복구 코드도 되찾아요. 모든 기기에서 로그아웃돼요. 진도는 그대로예요.',
  undo: '모두 되돌리기',
  fine: '모두 본인이 한 일이라면 이 페이지를 그냥 닫으세요.',
  next: '이메일로 받은 코드로 로그인한 다음, 설정에 모르는 것이 없는지 살펴보세요. 남은 복구 코드가 없다면 새로 만들어 주세요.',
} as const
