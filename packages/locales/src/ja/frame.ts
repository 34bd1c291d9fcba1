export const frame = {
  menu: 'メニュー',
  forum: 'フォーラム',
  newTab: '{{name}}（新しいタブで開きます）',
  accountMenu: 'アカウントメニュー',
  profile: 'プロフィール',
  settings: '設定',
  languageAndTheme: '言語とテーマ',
  theme: 'テーマ',
  themes: { default: 'ライト', night: 'ダーク', system: 'システム' },
  promotion: {
    header: 'IT の仕事に就くための無料の学びの場です。最初の1行のコードから、最初の就職まで。',
    footer: 'IT の仕事に就くための学習が無料です。作ったものは、就職活動でそのまま見せられます。',
  },
  aboutSchool: 'この学校について',
  links: {
    about: '概要',
    privacy: 'プライバシー',
    terms: '利用規約',
    source: 'ソースコード',
    status: '稼働状況',
  },
  serverAway:
    '学校のサーバーが応答していません。このまま続けられます。コードはこのブラウザーに保存され、提出したものは後で送信されます。',
  slowPage: 'ページを読み込んでいます…',
  staging: {
    title: 'ここはテスト用の学校です',
    text: '変更を最初に試す場所です。ここのアカウントと進み具合は、いつでも削除されることがあります。',
    close: 'わかりました',
  },
} as const
