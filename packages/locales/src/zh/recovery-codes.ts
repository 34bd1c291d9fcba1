export const recoveryCodes = {
  title: '恢复码',
  lead: '如果收不到邮件，身边又没有通行密钥，可以用一个恢复码登录。每个只能用一次。',
  none: '你还没有恢复码。',
  left_other: '你还剩 {{count}} 个恢复码，创建于 {{when}}。',
  make: '创建恢复码',
  makeAgain: '创建新的恢复码',
  replaces: '创建新的恢复码后，旧的就会失效。',
  shownOnce: '请把这些恢复码存放在安全的地方，比如写在纸上。它们只显示这一次。',
  list: '你的新恢复码',
  copy: '复制',
  copied: '已复制。',
  done: '我已经存好了',
} as const
