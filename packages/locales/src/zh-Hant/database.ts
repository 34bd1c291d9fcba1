/** What PostgreSQL does in lessons with SQL. */
export const database = {
  loading: '正在準備資料庫… {{percent}}%',
  rows_other: '第 {{line}} 行：{{count}} 列資料',
  moreRows_other: '第 {{line}} 行：超過 {{count}} 列資料',
  cut_other: '（只顯示前 {{count}} 列）',
  null: 'NULL',
  changed_other: '第 {{line}} 行：{{command}}，更動了 {{count}} 列資料',
  done: '第 {{line}} 行：{{command}}，完成',
  notice: '第 {{line}} 行：{{message}}',
  error: '第 {{line}} 行：{{message}}',
  setupError: '這一課的資料表沒有建立成功。這不是你的錯。{{message}}',
  hint: '提示：{{hint}}',
  openTransaction: '你的交易還沒結束，所以更動還沒儲存。用 COMMIT 結束交易，更動才會儲存。',
  restHidden: '你的程式還有更多陳述式，它們的結果沒有顯示出來。',
  stopped: 'PostgreSQL 在這裡停下來了。',
  timeout:
    '你的查詢被停止了，因為執行超過 {{seconds}} 秒。你寫的內容還在。找找看是不是少了一個條件，再執行一次。',
} as const
