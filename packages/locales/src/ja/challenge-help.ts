/** Help with a lesson: hints, the difference, an example, the solution, and the forum. */
export const challengeHelp = {
  open: 'ヘルプ',
  title: '行きづまった？だれにでもあることです',
  hint: '足りないもの',
  noHint: 'まずコードをチェックしてください。最初に足りないところがここに出ます。',
  more: 'もっとヘルプを見る',
  times_other:
    'このテストに{{count}}回続けて合格していません。プログラミングを学ぶ人なら、だれにでもあることです。',
  comparison: '見直す場所を見る',
  example: '解説つきの例を見る',
  solution: '解答を見る',
  later_other: 'あと{{count}}回チェックすると「{{title}}」が開きます。',
  loading: '読み込み中…',
  retry: 'もう一度試す',
  same: '書いたコードは私たちの解答と同じです。まちがっているのは私たちのほうかもしれません。もう一度チェックして、それでも合格しなければお知らせください。',
  missing: '{{file}}の{{line}}行目のあとに、まだ何か足りません。',
  missingAtStart: '{{file}}の先頭に、まだ何か足りません。',
  differsInLine: '{{file}}の{{line}}行目を見てください。ここで初めて、私たちの解答とちがっています：',
  differsInLines:
    '{{file}}の{{first}}行目から{{last}}行目までを見てください。ここで初めて、私たちの解答とちがっています：',
  ownWay:
    '{{file}}の{{line}}行目からは、独自の書き方になっています。それで正しいこともありますが、1行ずつ比べても役に立ちません。テストが何を求めているか、もう一度読んでみてください。',
  oneWay: 'これは書き方のひとつです。読んだら閉じて、自分なりに書いてみてください。',
  forum: 'コミュニティに聞く',
  search: '同じ質問に答えがないか探す（フォーラムが開きます）',
  haveRead: 'レッスンを読み直しました。',
  haveSearched: '同じ質問がないか探しました。',
  describe: '何が起きていて、本当はどうなるはずですか？（{{least}}～{{most}}文字）',
  ask: 'フォーラムで質問',
  close: '閉じる',
  post: {
    happening: '起きていること',
    code: '今のコード',
    browser: 'ブラウザーの情報',
    userAgent: 'ユーザーエージェント：`{{userAgent}}`',
    challenge: 'チャレンジの情報',
    tooLong:
      'コードが長すぎて、このフォームに入りません。質問したい部分を、バッククォートの行の間に貼り付けてください。',
    placeholder: 'ここにコードを貼り付け',
  },
} as const
