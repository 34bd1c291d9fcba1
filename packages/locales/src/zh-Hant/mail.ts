import type { MailTexts } from '../mail-texts.ts'
import { giftMails } from './gift-mails.ts'

export const mails: Partial<MailTexts> = {
  ...giftMails,

  signInMail: ({ link, code }) => ({
    subject: `你的 Cairn 登入驗證碼是 ${code}`,
    body: `你好：

請在你剛才要求登入的瀏覽器打開這個連結：

${link}

或是在那裡輸入這組驗證碼：${code}

連結和驗證碼都只能用一次，十分鐘後失效。如果這不是你要求的，可以不用理會這封信。
`,
  }),

  confirmationMail: ({ code }) => ({
    subject: `你的 Cairn 身分驗證碼是 ${code}`,
    body: `你好：

為了確認是你本人，請在要求輸入的地方填上這組驗證碼：${code}

它只能用一次，十分鐘後失效。如果這不是你要求的，表示有別人登入了你的帳號。
請登入後，到設定選擇「登出其他所有裝置」。
`,
  }),

  emailChangeMail: ({ link }) => ({
    subject: '確認你在 Cairn 的新電子郵件地址',
    body: `你好：

要把這個地址用在你的帳號，請在你已登入的瀏覽器打開這個連結：

${link}

它只能用一次，十五分鐘後失效。如果這不是你要求的，可以不用理會這封信。
`,
  }),

  emailTakenMail: () => ({
    subject: '這個電子郵件地址已經有 Cairn 帳號了',
    body: `你好：

你或別人想把這個地址用在另一個 Cairn 帳號。不過它已經屬於某個帳號，所以什麼都沒有改變。
如果是你本人，請用這個地址登入，或換一個地址。
`,
  }),

  accountChanges: {
    'device-signed-out': {
      subject: '有一台裝置登出了 Cairn',
      news: '你的 Cairn 帳號在一台裝置上被登出，操作來自另一台裝置。',
    },
    'email-changed': {
      subject: '你在 Cairn 的電子郵件地址已更改',
      news: '你的 Cairn 帳號換了電子郵件地址。現在這個地址不能再用來登入了。',
    },
    'passkey-added': {
      subject: '你的 Cairn 帳號新增了一個通行密鑰',
      news: '現在可以用一個新的通行密鑰登入你的 Cairn 帳號。',
    },
    'passkey-removed': {
      subject: '你的 Cairn 帳號移除了一個通行密鑰',
      news: '你的 Cairn 帳號移除了一個通行密鑰，不能再用它登入了。',
    },
    'recovery-code-used': {
      subject: '你的 Cairn 帳號用了一個復原碼',
      news: '剛剛有人用你的一個復原碼登入了你的 Cairn 帳號。',
    },
    'recovery-codes-made': {
      subject: '你的 Cairn 帳號有了新的復原碼',
      news: '你的 Cairn 帳號建立了新的復原碼。先前的復原碼都失效了。',
    },
    'service-linked': {
      subject: '你的 Cairn 帳號綁定了一個服務',
      news: '現在可以用另一個服務的帳號登入你的 Cairn 帳號。',
    },
    'service-unlinked': {
      subject: '你的 Cairn 帳號解除綁定了一個服務',
      news: '另一個服務的帳號已解除綁定，不能再用來登入你的 Cairn 帳號。',
    },
    'signed-out-elsewhere': {
      subject: '你的其他裝置登出了 Cairn',
      news: '除了其中一台，其他裝置都登出了你的 Cairn 帳號。',
    },
    undone: {
      subject: '你的 Cairn 帳號有更改被還原',
      news: '有人透過你 Cairn 帳號的另一個電子郵件地址，還原了最近的更改。',
    },
    'username-changed': {
      subject: '你在 Cairn 的使用者名稱已更改',
      news: '你的 Cairn 帳號換了使用者名稱。',
    },
  },

  codesLeft: (count) => `你還剩 ${count} 個沒用過的復原碼。`,

  accountChangedBody: ({ news, link }) => `你好：

${news}

如果是你本人，什麼都不用做。如果不是，請打開這個連結，取回你的帳號：

${link}

連結三天內有效。打開後會先讓你看到要還原哪些更改，不會馬上執行。
`,

  takenBackMail: () => ({
    subject: '你取回了你的 Cairn 帳號',
    body: `你好：

你的 Cairn 帳號已經回到我們通知你的那些更改之前的樣子，所有裝置都已登出。
請用我們寄到這個地址的驗證碼登入，看看設定裡有沒有你不認得的內容；如果復原碼用完了，請建立新的。
`,
  }),

  reportMail: ({ username, details, reporter }) => ({
    subject: `檢舉：${username} 的個人檔案`,
    body: `被檢舉的個人檔案：${username}

${details}

${reporter}
`,
  }),

  reporter: ({ username, name, email }) => `檢舉人：${username}
姓名：${name}
電子郵件：${email}`,

  reporterIsGone: '檢舉人已經刪除自己的帳號。',

  congratulationMail: ({ name }) => ({
    subject: '你取得了 Cairn 的所有認證',
    body: `${name}，你好：

你剛剛領取了最後一項認證。現在，所有認證都是你的了。

這是好幾個月的努力，一顆石頭一顆石頭疊起來的。恭喜你！有你在這裡，我們很驕傲。
`,
  }),
}
