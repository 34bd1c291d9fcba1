export const signInSettings = {
  title: '登入方式',
} as const

export const identities = {
  title: '其他服務',
  lead: '你也可以用這些服務的帳號登入。不管解除綁定哪一個，你都能用寄到 {{email}} 的驗證碼登入。',
  none: '還沒有綁定。',
  since: '綁定於 {{when}}',
  link: '綁定 {{name}}',
  remove: '解除綁定',
  removeOne: '解除綁定 {{provider}}（綁定於 {{when}}）',
} as const

export const confirmation = {
  title: '是你本人嗎？',
  lead: '這會影響你的整個帳號，所以我們想確認一下。十分鐘內不會再問。',
  passkey: '使用通行密鑰',
  mail: '寄驗證碼給我',
  mailing: '傳送中…',
  sent: '信已經寄往 {{email}}。',
  confirm: '確認',
  cancel: '先不要',
} as const

export const undo = {
  title: '取回你的帳號',
  loading: '正在查看有哪些更改…',
  lead: '如果這些不是你做的，按一下就能全部還原：',
  changes: {
    'device-signed-out': '有一台裝置被登出。',
    'email-changed': '電子郵件地址被更改。',
    'passkey-added': '新增了一個通行密鑰。',
    'passkey-removed': '移除了一個通行密鑰。',
    'recovery-code-used': '用掉了一個復原碼。',
    'recovery-codes-made': '建立了新的復原碼。',
    'service-linked': '綁定了一個服務。',
    'service-unlinked': '解除綁定了一個服務。',
    'signed-out-elsewhere': '其他所有裝置都被登出。',
    undone: '有人透過另一個電子郵件地址還原了更改。',
    'username-changed': '使用者名稱被更改。',
  },
  explanation:
    '你的帳號會恢復使用 {{email}} 這個地址，以及先前的使用者名稱、通行密鑰、服務和復原碼。所有裝置都會登出。學習進度維持不變。',
  undo: '全部還原',
  fine: '如果都是你本人做的，關掉這個頁面就好。',
  next: '請用信裡的驗證碼登入，看看設定裡有沒有你不認得的內容；如果復原碼用完了，請建立新的。',
} as const
