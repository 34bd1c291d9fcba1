export const automaticSignOut = {
  title: '正在退出登录',
  text: '你已经登录了六个小时。为了账号安全，我们帮你退出登录。代码还保存在这个浏览器里。',
} as const
