/** Words for the contract's message keys; the same keys, spelled the same. */
export const flash = {
  'account-deleted': '계정과 그 안의 모든 내용을 삭제했어요. 함께해 주셔서 고마워요.',
  'add-name': '이 인증서에는 아직 이름이 없어요. 본인의 인증서라면 설정에서 이름을 넣어 주세요.',
  'already-claimed': '{{name}} 인증은 이미 받았어요.',
  'cert-claim-success': '축하해요, {{username}} 님! {{name}} 인증을 받았어요.',
  'cert-not-found': '“{{certSlug}}” 인증은 없어요.',
  'certificate-missing': '이 주소에는 인증서가 없어요.',
  'certificate-not-signed':
    '아직 통과하지 못한 프로젝트가 있어 인증서에 다시 서명하지 못했습니다. 지금 가진 인증서는 계속 유효합니다.',
  'certificate-soon':
    '프로젝트는 모두 잘 도착했고, 빠짐없이 인정돼요. 다만 아주 짧은 시간에 들어와서, {{name}} 인증은 {{minutes, relativetime(minute)}}에 받을 수 있어요.',
  'certs-private': '{{username}} 님은 인증을 비공개로 설정했어요.',
  'challenge-save-too-big':
    '코드가 {{user-size}}바이트예요. {{max-size}}바이트까지만 저장할 수 있으니 조금 줄여서 다시 시도해 주세요.',
  'challenge-submit-too-big':
    '코드가 {{user-size}}바이트예요. {{max-size}}바이트까지만 제출할 수 있으니 조금 줄여서 다시 시도해 주세요.',
  'code-saved': '코드를 계정에 저장했어요.',
  'code-save-conflict': '계정에 다른 기기에서 쓴 더 새로운 코드가 있어요. 아무것도 덮어쓰지 않았어요.',
  'code-save-error': '코드를 계정에 저장하지 못했어요. 이 브라우저에는 안전하게 남아 있어요.',
  'code-save-less': '조금 전에 코드를 저장했어요. 5초 기다렸다가 다시 저장해 주세요.',
  coderoad: {
    'not-ours': '저희가 만든 튜토리얼이 아니에요.',
    recorded: '학습한 내용을 기록했어요. 수고했어요!',
    'token-invalid': '토큰이 더는 유효하지 않아요. 레슨에서 튜토리얼을 다시 시작해 주세요.',
    unknown: '이 튜토리얼을 쓰는 레슨이 없어요.',
  },
  'complete-project-first': '먼저 편집기에서 할 부분을 끝낸 다음, 여기에서 프로젝트를 제출해 주세요.',
  'database-away':
    '지금은 데이터베이스에 연결할 수 없어요. 입력한 내용은 그대로 있으니 잠시 후 다시 시도해 주세요.',
  'delete-token-err': '삭제할 토큰이 없었어요. 페이지를 새로 고치면 현재 설정을 볼 수 있어요.',
  donation: {
    'action-needed': '은행에서 이 결제를 확인해 달라고 해요.',
    already: '이미 후원하고 있어요. 고마워요!',
    'amount-invalid': '나와 있는 금액 중에서 골라 주세요.',
    'attempt-used': '이 페이지는 이미 다른 후원에 쓰였어요. 새로고침한 뒤 다시 해 보세요.',
    declined: '은행에서 결제를 거절했어요. 다른 카드로 해 보세요.',
    'email-needed': '먼저 설정에서 이메일 주소를 추가해 주세요.',
    'no-card': '등록된 카드가 없어요.',
    'not-taken': '이 학교는 아직 후원을 받지 않아요.',
    'provider-away':
      '지금 결제 서비스에 연결할 수 없어요. 몇 분 뒤에 다시 해 보세요. 두 번 청구되지는 않아요.',
    stopped: '여기에서 한 결제가 여러 번 거절되어 잠시 멈췄어요. 내일 다시 해 보세요.',
    'too-early': '먼저 세 단계를 마치면서 이곳이 마음에 드는지 살펴보세요.',
    unconfirmed: '결제 서비스가 아직 이 결제를 확인하지 않았어요. 확인되는 대로 영수증을 이메일로 보낼게요.',
    unknown: '이 후원을 찾을 수 없어요. 페이지를 새로고침한 뒤 다시 해 보세요.',
  },
  'email-invalid': '이메일 주소가 아닌 것 같아요. name@example.org 같은 형식으로 입력해 주세요.',
  'email-link-expired': '이 링크는 기한이 지났어요. 설정에서 새 링크를 요청해 주세요.',
  'email-link-invalid': '이 링크는 더 이상 쓸 수 없어요. 설정에서 새 링크를 요청해 주세요.',
  'email-look-in-mailbox': '{{email}} 받은편지함에서 링크를 열어 새 주소를 확인해 주세요.',
  'email-same': '이미 쓰고 있는 이메일 주소예요.',
  'email-too-soon': '방금 링크를 보냈어요. 새 링크는 {{minutes, relativetime(minute)}}에 요청할 수 있어요.',
  'email-valid': '새 이메일 주소를 확인했어요.',
  exam: {
    'answers-invalid': '답안이 시험 문제와 맞지 않아요. 문제마다 한 번씩 답해 주세요.',
    'drawn-today':
      '오늘은 이 시험을 이미 시작했어요. {{hours, relativetime(hour)}}에 새 시험을 시작할 수 있어요.',
    late: '시험 시간이 끝났어요. 답안이 너무 늦게 도착해서 인정되지 않았어요.',
    'not-open': '이 시험은 열려 있지 않아요. 시험 페이지에서 다시 시작해 주세요.',
    prerequisite: '먼저 “{{title}}” 과정을 마친 다음 시험을 봐 주세요.',
  },
  'generate-exam-error': '시험을 준비하지 못했어요. 잠시 후 다시 시도해 주세요.',
  'form-expired':
    '로그인하거나 로그아웃하기 전에 만들어진 페이지라서 아무것도 기록하지 않았어요. 답은 그대로 있으니 한 번 더 제출해 주세요.',
  'form-foreign': '다른 사이트에서 온 양식이라 아무것도 기록하지 않았어요. 대신 여기에서 레슨에 답해 주세요.',
  'form-too-long': '너무 길어서 읽을 수 없어요. 브라우저에서 뒤로 가면 내용이 남아 있으니 조금 줄여 주세요.',
  'form-unreadable': '이 양식을 읽지 못했어요. 브라우저에서 뒤로 가면 답이 남아 있으니 다시 보내 주세요.',
  'forum-away': '지금은 포럼에 연결할 수 없어요. 몇 분 뒤에 다시 시도해 주세요.',
  'generic-error': '저희 쪽에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  'honest-first': '먼저 설정에서 학업 정직성 약속에 동의한 다음 인증을 받아 주세요.',
  'incomplete-steps': '프로젝트를 모두 마친 다음 {{name}} 인증을 받아 주세요.',
  'keyboard-shortcut-updated': '단축키 설정을 저장했어요.',
  'local-code-saved': '이 브라우저에 저장했어요.',
  'local-code-save-error': '브라우저에 코드를 저장하지 못했어요. 나가기 전에 안전한 곳에 복사해 두세요.',
  ms: {
    profile: {
      err: 'Microsoft에 {{msUsername}} 프로필이 없어요. 그곳에서 사용자 이름을 확인한 다음 다시 연결해 주세요.',
    },
    transcript: {
      'link-err-1': '성적 증명서 링크가 아니에요. Microsoft 프로필에서 복사해 주세요.',
      'link-err-2':
        'Microsoft에서 이 성적 증명서를 찾지 못했어요. 공유되어 있는지 확인하고 다시 시도해 주세요.',
      'link-err-3': 'Microsoft에서 사용자 이름을 보내지 않았어요. 나중에 다시 시도해 주세요.',
      'link-err-4': '이 Microsoft 계정은 이미 이곳의 다른 계정과 연결되어 있어요.',
      'link-err-5': '링크를 저장하지 못했어요. 잠시 후 다시 시도해 주세요.',
      'link-err-6': '연결하는 중에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
      linked: 'Microsoft 계정을 연결했어요.',
      'unlink-err': 'Microsoft 계정의 연결을 해제하지 못했어요. 잠시 후 다시 시도해 주세요.',
      unlinked: 'Microsoft 계정의 연결을 해제했어요.',
    },
    trophy: {
      'err-1': '먼저 Microsoft 계정을 연결해 주세요.',
      'err-2': '이 레슨에는 트로피가 없어요.',
      'err-3': 'Microsoft에서 트로피를 가져오지 못했어요. 나중에 다시 시도해 주세요.',
      'err-4':
        '{{msUsername}} 계정에는 아직 이 트로피가 없어요. Microsoft에서 트로피를 받은 다음 다시 확인해 주세요.',
      'err-5': '트로피를 확인하는 중에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
      'err-6': 'Microsoft에 아직 트로피가 없어요.',
      verified: '트로피를 확인했어요. 수고했어요!',
    },
  },
  'name-needed': '먼저 설정에서 이름을 넣어 주세요. 인증서에 그 이름이 들어가요.',
  'lesson-not-found': '이 학교에는 그 레슨이 없어요.',
  'lesson-recorded': '학습한 내용을 기록했어요. 다음으로 가 볼까요?',
  'lesson-report-enough': '이 레슨에는 아직 처리하지 않은 알림이 많이 있어요. 며칠 뒤에 다시 시도해 주세요.',
  'lesson-report-sent': '고마워요! 이 레슨을 쓴 사람들에게 전달했어요.',
  'no-solution': '이 레슨에는 보여 드릴 풀이가 없어요.',
  'not-eligible': '이 인증서는 표시할 수 없어요.',
  'not-honest': '{{username}} 님은 아직 학업 정직성 약속에 동의하지 않았어요.',
  'portfolio-item-updated': '포트폴리오를 저장했어요.',
  'privacy-updated': '공개 설정을 저장했어요.',
  'profile-private': '{{username}} 님은 프로필을 비공개로 설정했어요.',
  'progress-reset': '진도를 초기화했어요. 새롭게 시작해 볼까요?',
  'project-code-used':
    '이 코드는 이미 다른 프로젝트로 제출했어요. 이 프로젝트에는 따로 쓴 코드를 제출해 주세요.',
  'project-files-needed': '프로젝트가 코드 없이 도착했어요. 페이지를 새로 고치고 다시 제출해 주세요.',
  'project-link-used':
    '다른 프로젝트에서 이미 쓴 링크예요. 이 프로젝트만의 링크를 넣어 주세요. 코드라면 폴더 링크도 괜찮아요.',
  'project-links-invalid': '링크가 올바르지 않은 것 같아요. 확인하고 다시 시도해 주세요.',
  'project-links-same':
    '두 링크가 같은 곳으로 가요. 하나에는 완성한 프로젝트를, 다른 하나에는 소스 코드를 연결해 주세요.',
  'project-untouched': '아직 처음 코드 그대로예요. 먼저 프로젝트를 만든 다음 완료해 주세요.',
  'provide-username': '누구의 프로필인지, 무엇이 문제인지 알려 주세요.',
  'really-weird': '정말 이상한 일이 생겼어요. 페이지를 새로 고쳐 주세요.',
  'report-sent': '고마워요. 운영팀에 신고를 전했고, {{email}} 주소로 사본을 보냈어요.',
  resubscribed: '다시 이메일을 보내 드릴게요.',
  'signed-in-only': '먼저 로그인한 다음 그 페이지를 다시 열어 주세요.',
  'signin-success': '환영해요! 로그인했어요.',
  'start-project-err': '편집기를 열지 못했어요. 잠시 후 다시 시도해 주세요.',
  'submission-invalid': '레슨을 연 뒤에 내용이 바뀌었어요. 페이지를 새로 고치고 다시 제출해 주세요.',
  'submission-kept': '지금은 학교에 연결할 수 없어요. 결과를 이 브라우저에 저장했고, 연결되는 대로 보낼게요.',
  'submission-not-kept':
    '학교에 연결할 수 없고, 브라우저에 결과를 저장할 공간도 없어요. 이 페이지를 열어 두세요. 계속 시도할게요.',
  'submissions-damaged': '이 브라우저에 저장된 결과 일부가 손상됐어요. 최근 단계를 다시 제출해 주세요.',
  'subscribe-to-quincy-updated': '주간 이메일 설정을 저장했어요.',
  survey: {
    'err-1': '설문의 모든 질문에 답해 주세요.',
    'err-2': '이 설문에는 이미 답했어요.',
    'err-3': '답변을 저장하지 못했어요. 잠시 후 다시 시도해 주세요.',
    success: '답해 주셔서 고마워요.',
  },
  'timeline-private': '{{username}} 님은 타임라인을 비공개로 설정했어요.',
  'token-deleted': '토큰을 삭제했어요.',
  'too-many-requests':
    '짧은 시간에 요청이 너무 많았어요. {{minutes, relativetime(minute)}}에 다시 시도해 주세요.',
  'undo-invalid': '이 링크는 이미 썼거나, 기한이 지났거나, 일부가 빠졌어요. 이메일에서 다시 복사해 주세요.',
  undone: '{{email}} 주소로 계정을 되찾았어요. 모든 기기에서 로그아웃했어요.',
  'unsubscribe-old-link': '오래된 이메일의 링크예요. 어떤 이메일을 받을지는 설정에서 바꿀 수 있어요.',
  'unsubscribe-unknown': '알 수 없는 링크예요. 어떤 이메일을 받을지는 설정에서 바꿀 수 있어요.',
  unsubscribed: '앞으로는 이메일을 보내지 않을게요.',
  'updated-about-me': '프로필을 저장했어요.',
  'updated-language': '언어를 저장했어요.',
  'updated-socials': '링크를 저장했어요.',
  'updated-sound': '소리 설정을 저장했어요.',
  'updated-themes': '테마를 바꿨어요.',
  'user-not-certified': '{{username}} 님은 {{cert}} 인증을 받지 않았어요.',
  'username-invalid': '사용자 이름에는 a~z, 숫자, 그리고 - _ + 기호만 쓸 수 있어요.',
  'username-is-status':
    '100부터 599까지의 숫자는 웹에서 오류를 뜻하는 번호라서 사용자 이름으로 쓸 수 없어요.',
  'username-not-found': '{{username}} 님을 찾을 수 없어요.',
  'username-taken': '이미 쓰이는 사용자 이름이에요. 다른 이름을 골라 주세요.',
  'username-too-long': '사용자 이름이 너무 길어요. 40자까지 쓸 수 있어요.',
  'username-too-often':
    '지난 한 달 동안 사용자 이름을 {{count}}번 바꿨어요. {{days, relativetime(day)}}에 다시 바꿀 수 있어요.',
  'username-too-short': '사용자 이름은 세 글자 이상이어야 해요.',
  'username-updated': '사용자 이름을 바꿨어요: {{username}}',
  'username-used': '이미 쓰고 있는 사용자 이름이에요.',
  'visitor-work-not-kept':
    '브라우저에 진도를 저장할 공간이 없어서, 이 페이지를 닫으면 진도가 사라져요. 로그인하면 간직할 수 있어요.',
  'went-wrong': '문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  'wrong-name': '“{{name}}” 인증은 없어요.',
  'wrong-updating': '저장하지 못했어요. 입력한 내용을 확인하고 다시 시도해 주세요.',
} as const

/** The key of this message is `buttons.accepted-honesty`. */
export const buttons = {
  'accepted-honesty': '학업 정직성 약속에 동의해 주셔서 고마워요.',
} as const

export const signin = {
  'address-kept':
    '계정의 이메일 주소가 바뀌었어요. 새 주소로 로그인해 주세요. 직접 바꾼 것이 아니라면, 그 일로 보내 드린 이메일의 링크를 열어 주세요.',
  'code-invalid': '이메일에 있는 코드와 달라요. 확인하고 다시 시도해 주세요.',
  'code-needed': '이 링크는 다른 브라우저에서 요청했어요. 그 브라우저에 이메일의 코드를 입력해 주세요.',
  'confirm-first': '아직 아무것도 바뀌지 않았어요. 본인 확인을 한 다음 다시 시도해 주세요.',
  'email-invalid': '이메일 주소가 아닌 것 같아요. name@example.org 같은 형식으로 입력해 주세요.',
  'identity-gone': '이미 연결이 해제된 계정이에요.',
  'identity-removed': '이제 그 계정으로는 로그인할 수 없어요. 이메일 코드로는 언제든 로그인할 수 있어요.',
  'link-expired': '이 링크나 코드는 이미 썼거나 기한이 지났어요. 새로 요청해 주세요.',
  'mail-paused':
    '지금 이메일 요청이 너무 많아서 발송을 잠시 멈췄어요. 패스키나 복구 코드를 쓰거나, 한 시간 뒤에 다시 시도해 주세요.',
  'passkey-added': '이제 이 기기로 로그인할 수 있어요.',
  'passkey-cancelled': '기기에서 끝까지 진행되지 않았어요. 다시 시도하거나 다른 방법으로 로그인해 주세요.',
  'passkey-expired': '시간이 너무 오래 걸렸어요. 다시 시도해 주세요.',
  'passkey-failed': '이 패스키를 확인하지 못했어요. 다시 시도하거나 다른 방법으로 로그인해 주세요.',
  'passkey-gone': '이미 삭제된 패스키예요.',
  'passkey-removed': '이제 그 패스키로는 로그인할 수 없어요. 기기에서도 삭제해도 돼요.',
  'passkey-too-many': '계정에 패스키를 더 추가할 수 없어요. 먼저 하나를 삭제해 주세요.',
  'passkey-unknown': '알 수 없는 패스키예요. 삭제된 것일 수도 있어요. 다른 방법으로 로그인해 주세요.',
  'provider-confirm':
    '이 주소로 만든 계정이 이미 있어요. 둘을 연결하려면 이메일로 보낸 코드를 입력해 주세요.',
  'provider-declined': '로그인하지 않았어요. 계정 없이 계속하거나 나중에 다시 시도해 주세요.',
  'provider-email-unverified':
    '그 서비스에서 이메일 주소가 인증되지 않았어요. 대신 이메일 코드로 로그인해 주세요.',
  'provider-failed': '그 서비스로 로그인하지 못했어요. 다시 시도하거나 이메일 주소로 로그인해 주세요.',
  'provider-other-email':
    '그 서비스의 이메일 주소가 이 계정의 주소와 달라요. 그 계정을 쓰려면 먼저 로그아웃해 주세요.',
  'provider-unavailable':
    '지금은 그 서비스에 연결할 수 없어요. 이메일 주소로 로그인하거나 나중에 다시 시도해 주세요.',
  'recovery-invalid': '주소와 코드가 맞지 않아요. 둘 다 확인해 주세요. 코드는 한 번씩만 쓸 수 있어요.',
  required: '먼저 로그인해 주세요.',
  'session-ended': '그 기기에서 로그아웃했어요.',
  'session-gone': '그 기기에서는 이미 로그아웃했어요.',
  'sessions-ended': '이제 이 기기에서만 로그인되어 있어요.',
  'too-many-mails':
    '이 주소로 이미 이메일을 여러 번 보냈어요. 받은편지함과 스팸함을 확인하거나, 한 시간 뒤에 다시 시도해 주세요.',
  'too-many-mails-here':
    '지금 쓰는 네트워크에서 이메일 요청이 너무 많았어요. 패스키를 쓰거나 한 시간 뒤에 다시 시도해 주세요.',
} as const
