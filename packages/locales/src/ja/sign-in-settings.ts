export const signInSettings = {
  title: 'ログイン方法',
} as const

export const identities = {
  title: 'ほかのサービス',
  lead: '次のサービスのアカウントでもログインできます。どの連携を解除しても、{{email}}に届く確認コードでいつでもログインできます。',
  none: '連携しているものはまだありません。',
  since: '{{when}}に連携',
  link: '{{name}}と連携',
  remove: '連携を解除',
  removeOne: '{{when}}に連携した{{provider}}の連携を解除',
} as const

export const confirmation = {
  title: 'ご本人ですか？',
  lead: 'アカウント全体に関わる操作なので、念のため確認します。このあと10分間は、確認を求めません。',
  passkey: 'パスキーを使う',
  mail: '確認コードを送る',
  mailing: '送信中…',
  sent: '{{email}}にメールを送りました。',
  confirm: '確認',
  cancel: '今はやめる',
} as const

export const undo = {
  title: 'アカウントを取り戻す',
  loading: '何が変わったか調べています…',
  lead: '身に覚えがなければ、1回押すだけで全部取り消せます：',
  changes: {
    'device-signed-out': '端末のひとつがログアウトされました。',
    'email-changed': 'メールアドレスが変わりました。',
    'passkey-added': 'パスキーが追加されました。',
    'passkey-removed': 'パスキーが削除されました。',
    'recovery-code-used': 'リカバリーコードが使われました。',
    'recovery-codes-made': '新しいリカバリーコードが作られました。',
    'service-linked': 'ほかのサービスと連携しました。',
    'service-unlinked': 'ほかのサービスとの連携が解除されました。',
    'signed-out-elsewhere': 'ほかの端末がすべてログアウトされました。',
    undone: '別のメールアドレスから変更が取り消されました。',
    'username-changed': 'ユーザー名が変わりました。',
  },
  explanation:
    'アカウントのアドレスは{{email}}に戻り、ユーザー名、パスキー、連携、リカバリーコードも前の状態に戻ります。すべての端末がログアウトします。進み具合は変わりません。',
  undo: '全部取り消す',
  fine: 'すべてご本人の操作なら、このページを閉じてください。',
  next: 'メールの確認コードでログインし、設定に見覚えのないものがないか確かめてください。リカバリーコードが残っていなければ、新しく作ってください。',
} as const
