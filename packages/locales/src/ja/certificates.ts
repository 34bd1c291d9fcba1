/** The section of the settings. */
export const certifications = {
  title: '認定',
  explanation:
    '認定のプロジェクトをすべて終えると、認定を受け取れます。プロフィールで認定とタイムラインを公開している間は、ほかの人も認定証を見られます。',
  current: '現在の認定',
  legacy: '旧カリキュラムの認定',
  french: {
    title: 'フランス語の認定証',
    explanation: 'いくつかの認定をまとめたものです。すべて受け取ると、認定証を見られるようになります。',
  },
  titled: '「{{title}}」認定',
  held: '受け取り済み',
  done: '{{total}}件中{{done}}件完了',
  project: 'プロジェクト',
  certification: '認定',
  state: '状態',
  finished: '完了',
  open: '未完了',
  claim: '認定を受け取る',
  claimOf: '認定を受け取る：{{title}}',
  show: '認定証を見る',
  showOf: '認定証を見る：{{title}}',
} as const

/** The page of a certificate. */
export const certificate = {
  pageTitle: '{{holder}}：{{title}}',
  description: '{{holder}}さんはCairnで「{{title}}」の認定を取得しました。',
  certifies: '認定証',
  earned: '次の認定の課程をすべて修了したことを証します',
  hours: '学習時間 約{{hours, number}}時間',
  issued: '発行日 {{date}}',
  signatureNote: '無料のプログラミングスクール',
  partner: 'Microsoft',
  partnerNote: 'この認定のパートナー',
  check: '確認先：',
  actions: '印刷と共有',
  print: '印刷',
  linkedin: 'LinkedInに追加',
  x: 'Xで共有',
  xText: 'Cairnで「{{title}}」の認定を取得しました：{{address}}',
  work: 'プロジェクト',
  honesty: '{{holder}}さんの約束：「{{pledge}}」',
  report: '作品がコピーのように見えますか？お知らせください。',
  home: 'ホームへ',
  profile: 'プロフィールへ',
  none: '認定証が見つかりません',
} as const
