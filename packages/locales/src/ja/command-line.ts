/** What the shell does in lessons with scripts. */
export const commandLine = {
  loading: 'シェルを準備しています… {{percent}}%',
  command: 'コマンドを入力してください。',
  send: 'コマンドを実行',
  files: '今のホームフォルダー：',
  noFiles: 'ホームフォルダーには今、何もありません。',
  new: '（新規）',
  moreFiles: 'ほかにもファイルがあります。一覧には最初の部分だけを表示しています。',
  status: 'スクリプトは終了ステータス{{status}}で終わりました。',
  error: '{{line}}行目：{{message}}',
  setupError: 'このレッスンのファイルを作れませんでした。書いたスクリプトのせいではありません。{{message}}',
  timeout:
    '{{seconds}}秒を超えたため、スクリプトを止めました。書いた内容は無事です。終わらないループがないか探して、もう一度実行してください。',
} as const
