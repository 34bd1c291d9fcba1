/** What the shell does in lessons with scripts. */
export const commandLine = {
  loading: 'シェルを準備しています… {{percent}}%',
  command: 'コマンドを入力してください。',
  send: 'コマンドを実行',
  files: 'いまのホームフォルダー：',
  noFiles: 'ホームフォルダーはいま空です。',
  new: '（新規）',
  moreFiles: 'ほかにもファイルがあります。一覧には最初の部分だけを表示しています。',
  status: 'スクリプトは終了ステータス {{status}} で終わりました。',
  error: '{{line}} 行目：{{message}}',
  setupError: 'このレッスンのファイルを作れませんでした。原因はこちらにあります。{{message}}',
  timeout:
    'スクリプトが {{seconds}} 秒を超えたため、停止しました。書いた内容は残っています。終わらないループがないか探して、もう一度実行してください。',
} as const
