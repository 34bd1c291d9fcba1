/** Words of the few pages that the server writes itself. */
export const server = {
  outbox: {
    title: '本地发件箱',
    explanation: '还没有设置邮件服务器，所以邮件都留在这台机器上。最新的在最前面。',
    empty: '还没有发送过邮件。',
  },
  signOut: {
    title: '要退出 Cairn 吗？',
    explanation: '是另一个网站把你带到这里的，所以我们想确认一下。',
    confirm: '退出登录',
  },
} as const
