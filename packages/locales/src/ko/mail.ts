import type { MailTexts } from '../mail-texts.ts'
import { giftMails } from './gift-mails.ts'

export const mails: Partial<MailTexts> = {
  ...giftMails,

  signInMail: ({ link, code }) => ({
    subject: `Cairn 로그인 코드: ${code}`,
    body: `안녕하세요.

로그인을 요청한 브라우저에서 이 링크를 열어 주세요.

${link}

또는 그곳에 이 코드를 입력해 주세요: ${code}

링크와 코드는 한 번만 쓸 수 있고 10분 뒤에 만료돼요. 요청한 적이 없다면 이 이메일을 무시해도 돼요.
`,
  }),

  confirmationMail: ({ code }) => ({
    subject: `Cairn 본인 확인 코드: ${code}`,
    body: `안녕하세요.

본인 확인을 위해, 코드를 묻는 화면에 이 코드를 입력해 주세요: ${code}

코드는 한 번만 쓸 수 있고 10분 뒤에 만료돼요. 요청한 적이 없다면 다른 사람이 내 계정에 로그인해 있는 거예요.
로그인한 다음 설정에서 “다른 모든 곳에서 로그아웃”을 선택해 주세요.
`,
  }),

  emailChangeMail: ({ link }) => ({
    subject: 'Cairn의 새 이메일 주소를 확인해 주세요',
    body: `안녕하세요.

이 주소를 계정에 쓰려면, 로그인한 브라우저에서 이 링크를 열어 주세요.

${link}

링크는 한 번만 쓸 수 있고 15분 뒤에 만료돼요. 요청한 적이 없다면 이 이메일을 무시해도 돼요.
`,
  }),

  emailTakenMail: () => ({
    subject: '이 이메일 주소로 만든 Cairn 계정이 이미 있어요',
    body: `안녕하세요.

본인이나 다른 누군가가 이 주소를 다른 Cairn 계정에 쓰려고 했어요. 이 주소로 만든 계정이 이미 있어서 아무것도
바뀌지 않았어요. 본인이 요청했다면 이 주소로 로그인하거나 다른 주소를 골라 주세요.
`,
  }),

  accountChanges: {
    'device-signed-out': {
      subject: '기기 하나가 Cairn에서 로그아웃됐어요',
      news: 'Cairn 계정에 로그인해 있던 기기 하나가 다른 기기의 요청으로 로그아웃됐어요.',
    },
    'email-changed': {
      subject: 'Cairn의 이메일 주소가 바뀌었어요',
      news: 'Cairn 계정의 이메일 주소가 다른 주소로 바뀌었어요. 이제 이 주소로는 로그인할 수 없어요.',
    },
    'passkey-added': {
      subject: 'Cairn 계정에 패스키가 추가됐어요',
      news: '이제 새 패스키로 Cairn 계정에 로그인할 수 있어요.',
    },
    'passkey-removed': {
      subject: 'Cairn 계정에서 패스키가 삭제됐어요',
      news: 'Cairn 계정에서 패스키가 삭제됐어요. 이제 그 패스키로는 로그인할 수 없어요.',
    },
    'recovery-code-used': {
      subject: 'Cairn 계정의 복구 코드가 사용됐어요',
      news: '방금 Cairn 계정에 로그인하는 데 복구 코드 하나가 사용됐어요.',
    },
    'recovery-codes-made': {
      subject: 'Cairn 계정의 복구 코드가 새로 만들어졌어요',
      news: 'Cairn 계정의 복구 코드가 새로 만들어졌어요. 예전 코드는 더 이상 쓸 수 없어요.',
    },
    'service-linked': {
      subject: 'Cairn 계정에 다른 서비스가 연결됐어요',
      news: '이제 다른 서비스의 계정으로 Cairn 계정에 로그인할 수 있어요.',
    },
    'service-unlinked': {
      subject: 'Cairn 계정에서 다른 서비스의 연결이 해제됐어요',
      news: '다른 서비스 계정의 연결이 해제됐어요. 이제 그 계정으로는 Cairn 계정에 로그인할 수 없어요.',
    },
    'signed-out-elsewhere': {
      subject: '다른 기기들이 Cairn에서 로그아웃됐어요',
      news: '한 대를 뺀 모든 기기가 Cairn 계정에서 로그아웃됐어요.',
    },
    undone: {
      subject: 'Cairn 계정의 변경을 되돌렸어요',
      news: '이 계정의 다른 이메일 주소에서 Cairn 계정의 최근 변경을 되돌렸어요.',
    },
    'username-changed': {
      subject: 'Cairn의 사용자 이름이 바뀌었어요',
      news: 'Cairn 계정의 사용자 이름이 바뀌었어요.',
    },
  },

  codesLeft: (count) => ` 아직 쓰지 않은 코드가 ${count}개 남아 있어요.`,

  accountChangedBody: ({ news, link }) => `안녕하세요.

${news}

본인이 한 일이라면 아무것도 하지 않아도 돼요. 아니라면 이 링크를 열어 계정을 되찾아 주세요.

${link}

링크는 3일 동안 쓸 수 있어요. 무엇을 되돌리는지 페이지에서 먼저 보여 드려요.
`,

  takenBackMail: () => ({
    subject: 'Cairn 계정을 되찾았어요',
    body: `안녕하세요.

Cairn 계정을 저희가 알려 드린 변경이 있기 전으로 되돌리고, 모든 기기에서 로그아웃했어요. 이 주소로 보내 드리는
코드로 로그인한 다음, 설정에 모르는 것이 없는지 살펴보세요. 남은 복구 코드가 없다면 새로 만들어 주세요.
`,
  }),

  reportMail: ({ username, details, reporter }) => ({
    subject: `신고: ${username} 님의 프로필`,
    body: `신고된 프로필: ${username}

${details}

${reporter}
`,
  }),

  reporter: ({ username, name, email }) => `신고한 사람: ${username}
이름: ${name}
이메일: ${email}`,

  reporterIsGone: '신고한 사람은 계정을 삭제했어요.',

  congratulationMail: ({ name }) => ({
    subject: 'Cairn의 모든 인증을 받았어요',
    body: `${name} 님, 안녕하세요.

방금 마지막으로 남은 인증을 받으셨어요. 이제 모든 인증을 갖게 됐어요.

돌을 하나하나 쌓듯 몇 달을 이어 온 결과예요. 축하해요! 함께할 수 있어서 자랑스러워요.
`,
  }),
}
