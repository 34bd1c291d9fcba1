export const settings = {
  title: '設定',
  loading: 'お待ちください…',
  signInFirst: 'ログインすると、設定を見たり変えたりできます。',
  seeProfile: 'プロフィールを見る',
  signIn: 'パスキー、リカバリーコード、端末',
  save: '保存',
  cancel: 'キャンセル',
  left_other: 'あと{{count}}文字入力できます。',
  about: {
    title: '自己紹介',
    name: '名前',
    location: '住んでいる場所',
    picture: '画像のリンク',
    pictureNote: '.jpg、.png、.webpなどで終わるリンクにしてください。',
    about: '紹介文',
  },
  username: {
    title: 'ユーザー名',
    label: 'ユーザー名',
    invalid: 'aからzの文字、数字、記号の - _ + が使えます',
    short: 'ユーザー名は3文字以上にしてください。',
    checking: '{{username}}が使えるか確かめています…',
    taken: '{{username}}は使われています。別の名前を試してください。',
    free: '{{username}}は使えます。',
    unknown: '{{username}}が使えるか確かめられませんでした。このまま保存を試すことはできます。',
  },
  email: {
    title: 'メール',
    now: 'メールアドレスは{{email}}です。',
    label: '新しいメールアドレス',
    note: 'そのアドレスにリンクを送ります。リンクを開くと、アドレスが変わります。',
    send: 'リンクを送る',
    weekly: '学びについてのメールを週に1回受け取る',
  },
  privacy: {
    title: 'ほかの人に見えるもの',
    explanation: 'オフにしたものは、ほかの人にはいっさい見えません。',
    isLocked: 'プロフィール全体を非公開にする',
    parts: 'プロフィールを公開するときに見せるもの',
    showName: '名前',
    showAbout: '紹介文と参加日',
    showLocation: '住んでいる場所',
    showPoints: 'ポイント',
    showHeatMap: 'アクティビティ',
    showTimeLine: 'タイムライン',
    showCerts: '認定',
    showPortfolio: 'ポートフォリオ',
    showDonation: 'サポーターのバッジ',
  },
  portfolio: {
    title: 'ポートフォリオ',
    explanation: '自慢の作品を紹介しましょう。どこにあるものでもかまいません。',
    add: '作品を追加',
    edit: '編集',
    editItem: '「{{title}}」を編集',
    remove: '削除',
    removeItem: '「{{title}}」を削除',
    fields: {
      title: 'タイトル',
      url: '作品のリンク',
      image: '画像のリンク',
      description: '説明',
    },
    wrong: {
      title: 'タイトルは2文字以上にしてください。',
      url: 'まだリンクになっていません。「https://」で始まり、ドットを含むはずです。',
      image: 'このリンクから画像を読み込めませんでした。',
    },
  },
  socials: {
    title: 'リンク',
    githubProfile: 'GitHub',
    linkedin: 'LinkedIn',
    twitter: 'X（Twitter）',
    website: '自分のウェブサイト',
  },
  honesty: {
    title: '誠実な学びの約束',
    pledge:
      '認定のために提出するのは、自分で作ったものだけです。自由に調べたり質問したりしますが、ほかの人のコードを使ったところには出典を書きます。',
    why: '受講者がこの約束を守っているから、企業は私たちの認定証を信頼しています。',
    accept: '約束します',
    accepted: '「誠実な学びの約束」に同意しています。',
  },
  preferences: {
    title: 'テーマ、音、ショートカット',
    night: 'ダークテーマ',
    shortcuts: 'レッスンでキーボードショートカットを使う',
    sound: '効果音を鳴らす',
    volume: '音量',
  },
  token: {
    title: 'リモートエディターのトークン',
    explanation:
      'リモートエディターは、このトークンを使って進み具合を記録します。必要になれば、新しいトークンを取得します。',
    delete: 'トークンを削除',
  },
  data: {
    title: '自分のデータ',
    explanation: '私たちが持っている情報のすべてを、ひとつのファイルにまとめてあります。',
    download: '全データをダウンロード',
  },
  danger: {
    title: '取り消せない操作',
    explanation: 'どちらも、あとから元に戻せません。',
    type: '続けるには「{{word}}」と入力してください',
    reset: {
      open: '進み具合をリセット',
      title: '進み具合をすべてリセットしますか？',
      text: '終えたステップ、保存したコード、認定を削除します。アカウントは残ります。',
      word: '進み具合をリセット',
    },
    delete: {
      open: 'アカウントを削除',
      title: 'アカウントを削除しますか？',
      text: '進み具合、認定、プロフィールをすぐに削除します。元に戻すことはできません。',
      gift: '毎月の寄付もアカウントと一緒に終了し、今後のお支払いはありません。これまでのご支援、本当にありがとうございました。',
    },
  },
} as const

export const emailSignUp = {
  title: 'Cairnへようこそ',
  privacy:
    '保管するのは、メールアドレス、提出したもの、プロフィールに書いたことだけです。ほかには何も保管せず、何も売りません。設定からいつでも、すべてダウンロードしたり削除したりできます。',
  question: '学びについてのメールを週に1回受け取りますか？いつでも変えられます。',
  yes: '受け取る',
  no: '受け取らない',
} as const

export const report = {
  title: '{{username}}さんを報告',
  explanation: 'このプロフィールの問題を教えてください。チームが読み、控えをメールで送ります。',
  label: '何が問題ですか？',
  send: '報告を送る',
} as const

export const unsubscribed = {
  title: 'メールの配信を止めました',
  text: 'これから先、メールはお送りしません。',
  again: 'もう一度受け取る',
  learn: '学習を続ける',
} as const

export const blocked = {
  title: 'お住まいの地域では、このページを利用できません',
  text: '法律により、お住まいの国ではアカウントを提供できません。アカウントがなくても、すべてのレッスンを受けられます。',
} as const
