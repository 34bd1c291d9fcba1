/** What PostgreSQL does in lessons with SQL. */
export const database = {
  loading: '正在准备数据库… {{percent}}%',
  rows_other: '第 {{line}} 行：得到 {{count}} 行数据',
  moreRows_other: '第 {{line}} 行：得到的数据超过 {{count}} 行',
  cut_other: '（只显示前 {{count}} 行）',
  null: 'NULL',
  changed_other: '第 {{line}} 行：{{command}}，改动了 {{count}} 行数据',
  done: '第 {{line}} 行：{{command}}，完成',
  notice: '第 {{line}} 行：{{message}}',
  error: '第 {{line}} 行：{{message}}',
  setupError: '这一课的数据表没能建好。这不是你的错。{{message}}',
  hint: '提示：{{hint}}',
  openTransaction: '你的事务还没有结束，所以改动没有保存。用 COMMIT 结束它，改动才会保存。',
  restHidden: '你的程序里还有更多语句，它们的结果没有显示出来。',
  stopped: 'PostgreSQL 在这里停止了。',
  timeout:
    '你的查询被停止了，因为运行超过了 {{seconds}} 秒。你写的内容没有丢。找找是不是少了一个条件，然后再运行一次。',
} as const
