/** What the shell does in lessons with scripts. */
export const commandLine = {
  loading: '正在準備 Shell… {{percent}}%',
  command: '輸入一個指令。',
  send: '執行指令',
  files: '你的家目錄現在有：',
  noFiles: '你的家目錄現在是空的。',
  new: '（新）',
  moreFiles: '還有更多檔案，這裡只列出前面幾個。',
  status: '你的指令碼已結束，結束狀態是 {{status}}。',
  error: '第 {{line}} 行：{{message}}',
  setupError: '這一課的檔案沒有準備成功。這不是你的錯。{{message}}',
  timeout:
    '你的指令碼執行超過 {{seconds}} 秒，所以停止了。你寫的內容還在。找找看有沒有永遠不會結束的迴圈，再執行一次。',
} as const
