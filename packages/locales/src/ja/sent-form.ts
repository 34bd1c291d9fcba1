/** Forms of lessons in a browser that runs no scripts. */
export const sentForm = {
  passed: 'このレッスンの条件は、これで全部です。よくできました！',
  record: '提出すると、アカウントに記録されます。',
  visitor:
    'この結果は記録されません。スクリプトなしで記録するには、アカウントが必要です。このまま先へ進んでも、ログインしてからここでもう一度答えてもかまいません。',
  signIn: 'ログインして記録する',
  testsNeedScripts:
    'このレッスンのテストは、このページから自分のサーバーに問い合わせるため、スクリプトが必要です。オンにしてから提出してください。',
} as const
