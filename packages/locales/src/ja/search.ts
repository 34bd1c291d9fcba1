/** Search over courses, blocks and lessons. */
export const search = {
  title: '検索',
  label: 'コースとレッスンを検索',
  submit: '検索',
  close: '閉じる',
  list: '検索結果',
  hint: '探している言葉を入力してください。最初の部分だけでもかまいません。',
  results_other: '{{count}}件見つかりました',
  nothing: '「{{query}}」は見つかりませんでした。言葉を減らすか、別の言い方で試してください。',
  browse: 'すべてのコースを見る',
  failed: '検索できませんでした。接続を確かめて、もう一度試してください。',
  key: '「/」キーで検索を開く',
  kinds: { course: 'コース', block: 'ユニット', lesson: 'レッスン' },
} as const
