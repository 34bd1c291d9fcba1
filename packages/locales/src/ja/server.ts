/** Words of the few pages that the server writes itself. */
export const server = {
  outbox: {
    title: 'ローカル送信箱',
    explanation: 'メールサーバーが設定されていないため、メールはこのコンピューターに残ります。新しい順です。',
    empty: '送ったメールはまだありません。',
  },
  signOut: {
    title: 'Cairnからログアウトしますか？',
    explanation: 'ほかのサイトからここに来たので、念のため確認しています。',
    confirm: 'ログアウト',
  },
} as const
