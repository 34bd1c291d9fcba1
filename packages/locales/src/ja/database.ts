/** What PostgreSQL does in lessons with SQL. */
export const database = {
  loading: 'データベースを準備しています… {{percent}}%',
  rows_other: '{{line}}行目：結果は{{count}}行',
  moreRows_other: '{{line}}行目：結果は{{count}}行より多い',
  cut_other: '（最初の{{count}}行を表示）',
  null: 'NULL',
  changed_other: '{{line}}行目：{{command}}、データ{{count}}行を変更',
  done: '{{line}}行目：{{command}}、完了',
  notice: '{{line}}行目：{{message}}',
  error: '{{line}}行目：{{message}}',
  setupError: 'このレッスンのテーブルを作れませんでした。書いたコードのせいではありません。{{message}}',
  hint: 'ヒント：{{hint}}',
  openTransaction:
    'トランザクションがまだ開いているため、変更は保存されていません。COMMITで終えると保存されます。',
  restHidden: 'プログラムには続きの文があります。その結果は表示していません。',
  stopped: 'PostgreSQLはここで止まりました。',
  timeout:
    '{{seconds}}秒を超えたため、クエリを止めました。書いた内容は無事です。足りない条件がないか探して、もう一度実行してください。',
} as const
