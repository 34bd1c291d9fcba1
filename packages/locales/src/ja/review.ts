/** Questions about finished lessons. */
export const review = {
  title: '復習',
  lead: '学んだことを10分で振り返ります。まちがえた問題は明日また出て、わかっている問題は間隔がだんだん長くなります。',
  loading: '問題を探しています…',
  failed: '問題を読み込めませんでした。接続を確かめて、もう一度試してください。',
  noLessons: '復習するものはまだありません。クイズなど、問題のあるステップを終えると、1日後にここに出ます。',
  nothing: '今日の復習はありません。よくできました！',
  nothingUntil: '今日の復習はありません。次の問題は{{date}}に出ます。',
  lookAgain: '「{{title}}」をもう一度見る',
  place: '{{number}} / {{total}}',
  next: '次へ',
  end_other: '{{count}}問中{{right}}問正解',
  endText: '今日はここまでです。まちがえた問題は明日また出ます。',
  back: 'コース一覧に戻る',
  link: '学んだことを復習する',
} as const
