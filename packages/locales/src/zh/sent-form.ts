/** Forms of lessons in a browser that runs no scripts. */
export const sentForm = {
  passed: '这一课的要求你都做到了。做得好！',
  record: '提交之后，就会记录到你的账号里。',
  visitor:
    '这次没有记录：浏览器不运行脚本时，需要账号才能记录。你可以直接往下学，也可以登录后在这里再答一次。',
  signIn: '登录并记录',
  testsNeedScripts: '这一课的测试要从这个页面访问你的服务器，需要运行脚本。请启用脚本后再提交。',
} as const
