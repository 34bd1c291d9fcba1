export const sessions = {
  title: 'ログイン中の端末',
  lead: '見覚えのない端末はログアウトさせましょう。すぐに反映されます。',
  device: '{{system}}の{{browser}}',
  unknownDevice: '不明な端末',
  here: 'この端末',
  since: '{{when}}にログイン',
  seen: '最後に使ったのは{{when}}',
  end: 'ログアウト',
  endOne: '{{when}}にログインした{{device}}をログアウト',
  endOthers: 'ほかの端末をすべてログアウト',
  loading: '端末を探しています…',
} as const
