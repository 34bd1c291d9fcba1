import type { MailTexts } from '../mail-texts.ts'
import { giftMails } from './gift-mails.ts'

export const mails: Partial<MailTexts> = {
  ...giftMails,

  signInMail: ({ link, code }) => ({
    subject: `你的 Cairn 登录验证码是 ${code}`,
    body: `你好：

请在你发起登录的那个浏览器里打开这个链接：

${link}

也可以在那里输入这个验证码：${code}

链接和验证码都只能用一次，十分钟后失效。如果不是你本人操作的，不用理会这封邮件。
`,
  }),

  confirmationMail: ({ code }) => ({
    subject: `你的 Cairn 身份验证码是 ${code}`,
    body: `你好：

为了确认是你本人，请在提示输入的地方填写这个验证码：${code}

它只能用一次，十分钟后失效。如果不是你本人操作的，说明有别人登录了你的账号。
请登录后，在设置里选择“退出其他所有设备”。
`,
  }),

  emailChangeMail: ({ link }) => ({
    subject: '确认你在 Cairn 的新邮箱地址',
    body: `你好：

要把这个地址用于你的账号，请在你已登录的浏览器里打开这个链接：

${link}

它只能用一次，十五分钟后失效。如果不是你本人操作的，不用理会这封邮件。
`,
  }),

  emailTakenMail: () => ({
    subject: '这个邮箱地址已经有 Cairn 账号了',
    body: `你好：

你或者别人想把这个地址用于另一个 Cairn 账号。但它已经属于一个账号了，所以什么都没有改变。
如果是你本人，请用这个地址登录，或者换一个地址。
`,
  }),

  accountChanges: {
    'device-signed-out': {
      subject: '一台设备退出了 Cairn',
      news: '你的 Cairn 账号在一台设备上被退出登录，操作来自另一台设备。',
    },
    'email-changed': {
      subject: '你在 Cairn 的邮箱地址已更改',
      news: '你的 Cairn 账号换了一个邮箱地址。现在这个地址不能再用来登录了。',
    },
    'passkey-added': {
      subject: '你的 Cairn 账号添加了一个通行密钥',
      news: '现在可以用一个新的通行密钥登录你的 Cairn 账号。',
    },
    'passkey-removed': {
      subject: '你的 Cairn 账号移除了一个通行密钥',
      news: '你的 Cairn 账号移除了一个通行密钥，不能再用它登录了。',
    },
    'recovery-code-used': {
      subject: '你的 Cairn 账号使用了一个恢复码',
      news: '刚刚有人用你的一个恢复码登录了你的 Cairn 账号。',
    },
    'recovery-codes-made': {
      subject: '你的 Cairn 账号有了新的恢复码',
      news: '你的 Cairn 账号创建了新的恢复码。之前的恢复码都已失效。',
    },
    'service-linked': {
      subject: '你的 Cairn 账号关联了一个服务',
      news: '现在可以用另一个服务的账号登录你的 Cairn 账号。',
    },
    'service-unlinked': {
      subject: '你的 Cairn 账号取消关联了一个服务',
      news: '另一个服务的账号已取消关联，不能再用来登录你的 Cairn 账号。',
    },
    'signed-out-elsewhere': {
      subject: '你的其他设备退出了 Cairn',
      news: '除一台设备外，其他设备都退出了你的 Cairn 账号。',
    },
    undone: {
      subject: '你的 Cairn 账号有更改被撤销',
      news: '有人通过你 Cairn 账号的另一个邮箱地址，撤销了最近的更改。',
    },
    'username-changed': {
      subject: '你在 Cairn 的用户名已更改',
      news: '你的 Cairn 账号换了一个用户名。',
    },
  },

  codesLeft: (count) => `你还剩 ${count} 个没用过的恢复码。`,

  accountChangedBody: ({ news, link }) => `你好：

${news}

如果是你本人操作的，什么都不用做。如果不是，请打开这个链接，找回你的账号：

${link}

链接三天内有效。打开后会先告诉你将撤销哪些更改，不会马上执行。
`,

  takenBackMail: () => ({
    subject: '你找回了你的 Cairn 账号',
    body: `你好：

你的 Cairn 账号已经恢复到我们通知你的那些更改之前的样子，所有设备都已退出登录。
请用我们发到这个地址的验证码登录，看看设置里有没有你不认识的内容；如果恢复码用完了，请创建新的。
`,
  }),

  reportMail: ({ username, details, reporter }) => ({
    subject: `举报：${username} 的个人主页`,
    body: `被举报的个人主页：${username}

${details}

${reporter}
`,
  }),

  reporter: ({ username, name, email }) => `举报人：${username}
姓名：${name}
邮箱：${email}`,

  reporterIsGone: '举报人已经删除了自己的账号。',

  congratulationMail: ({ name }) => ({
    subject: '你获得了 Cairn 的全部认证',
    body: `${name}，你好：

你刚刚领取了最后一项认证。现在，所有认证都是你的了。

这是好几个月的努力，一块石头一块石头垒起来的。恭喜你！有你在这里，我们很骄傲。
`,
  }),
}
