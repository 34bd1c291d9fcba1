/** “Something is wrong here” below each lesson. */
export const trouble = {
  open: 'ここに問題があります',
  title: '「{{title}}」の問題を報告',
  lead: 'お知らせありがとうございます。報告はこのレッスンの作者に届きます。誰からの報告かは記録しないため、返信はできません。',
  kind: '何に問題がありますか？',
  kinds: {
    text: '文章',
    test: 'テスト',
    code: 'コード',
    other: 'その他',
  },
  details: '気づいたことを教えてください。空欄でもかまいません。',
  sendCode: '自分のコードも送る',
  kept: 'ここで送る内容、レッスンとその言語、不合格だったテスト、日付を保存します。名前、アカウント、アドレスは保存しません。',
  send: '送信',
  close: '閉じる',
  back: 'レッスンに戻る',
} as const
