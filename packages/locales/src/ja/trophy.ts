export const trophy = {
  title: 'トロフィーを確認',
  explanation:
    'このステップは、Microsoft Learnで獲得するトロフィーで完了になります。手に入れたら、ここに戻って確認してください。',
  signInFirst: 'トロフィーを記録するには、ここのアカウントが必要です。',
  signIn: 'ログイン',
  verify: 'トロフィーを確認',
  verifying: 'Microsoftに問い合わせ中…',
  recorded: 'トロフィーを確認しました。このステップは完了です。',
  link: {
    title: 'Microsoftアカウントと連携する',
    explanation:
      'トロフィーを確認するために、Microsoft Learnのユーザー名が必要です。Microsoft Learnのプロフィールでトランスクリプトを共有し、そのリンクを貼り付けてください。ユーザー名を読み取るために、1回だけ使います。',
    steps: {
      open: 'Microsoft Learnのプロフィールを開き、「トランスクリプト」（Transcript）を選びます。',
      share: '「リンクの共有」（Share link）、続けて「リンクのコピー」（Copy link）を選びます。',
      paste: 'リンクを下に貼り付けます。次のような形です：',
    },
    label: 'トランスクリプトのリンク',
    submit: 'アカウントを連携',
    submitting: '連携しています…',
    problems: {
      'not-a-link': 'まだリンクになっていません。「https://」から最後まで、リンク全体をコピーしてください。',
      'not-https':
        'このリンクは「http://」で始まっています。トランスクリプトのリンクは「https://」で始まります。',
      'other-site':
        'このリンクは別のサイトに行きます。トランスクリプトのリンクは「https://learn.microsoft.com/」で始まります。',
      'other-page':
        'これはMicrosoft Learnの別のページです。そこでトランスクリプトを開き、「リンクの共有」（Share link）を選んでください。',
      'has-more': 'トランスクリプトのIDのあとに何かついています。IDで終わるように、消してください。',
      example: 'これは見本です。自分のトランスクリプトのリンクを使ってください。',
    },
  },
  account: {
    title: 'Microsoftアカウント',
    linked: '連携中のMicrosoftアカウント：{{name}}',
    unlink: 'このアカウントの連携を解除',
    confirm: {
      title: 'Microsoftアカウントの連携を解除しますか？',
      text: '{{name}}という名前を消去します。確認済みのトロフィーはそのままです。ほかのトロフィーを確認するには、もう一度連携してください。',
      keep: '連携を続ける',
    },
  },
} as const
