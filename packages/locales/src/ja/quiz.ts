/** Quizzes. */
export const quiz = {
  transcript: '録音の文章を表示',
  answered: '{{total}}問中{{answered}}問に解答',
  score: '{{total}}問中{{right}}問正解',
  failed:
    '合格には{{needed}}問の正解が必要です。よければレッスンを見直しましょう。次は別の問題か、別の順番になります。',
  changed: '開いたあとに、このクイズが変わりました。これが今のクイズです。もう一度答えてください。',
  again: 'もう一度挑戦',
  review: 'まちがえた問題',
  yours: '選んだ答え',
  right: '正しい答え',
  leaving: {
    title: 'クイズを離れますか？',
    text: 'ここまでの答えはこのブラウザーに残ります。戻ったら、今のところから続けられます。',
  },
} as const
