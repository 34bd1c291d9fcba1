/** What the shell does in lessons with scripts. */
export const commandLine = {
  loading: '正在准备 Shell… {{percent}}%',
  command: '输入一条命令。',
  send: '运行命令',
  files: '你的主目录现在有：',
  noFiles: '你的主目录现在是空的。',
  new: '（新）',
  moreFiles: '还有更多文件，这里只列出前面的一些。',
  status: '你的脚本已结束，退出状态是 {{status}}。',
  error: '第 {{line}} 行：{{message}}',
  setupError: '没能准备好这一课的文件。这不是你的错。{{message}}',
  timeout:
    '你的脚本运行超过了 {{seconds}} 秒，已被停止。你写的内容没有丢。找找有没有永远不会结束的循环，然后再运行一次。',
} as const
