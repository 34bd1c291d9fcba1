export const trophy = {
  title: '驗證你的獎盃',
  explanation: '要完成這一步，需要在 Microsoft Learn 取得一座獎盃。拿到之後，回到這裡驗證。',
  signInFirst: '你需要這裡的帳號，我們才能記錄你的獎盃。',
  signIn: '登入',
  verify: '驗證獎盃',
  verifying: '正在詢問 Microsoft…',
  recorded: '你的獎盃已經確認，這一步完成了。',
  link: {
    title: '綁定你的 Microsoft 帳號',
    explanation:
      '要查看你的獎盃，我們需要知道你在 Microsoft Learn 的使用者名稱。請分享你 Microsoft Learn 個人檔案裡的成績單，把連結貼在這裡。我們只用它一次，用來讀取這個名稱。',
    steps: {
      open: '打開你的 Microsoft Learn 個人檔案，選擇「成績單」（Transcript）。',
      share: '選擇「共用連結」（Share link），再選「複製連結」（Copy link）。',
      paste: '把連結貼在下面。它看起來像這樣：',
    },
    label: '成績單的連結',
    submit: '綁定我的帳號',
    submitting: '綁定中…',
    problems: {
      'not-a-link': '這還不是連結。請複製完整的連結，從 https:// 一直到最後。',
      'not-https': '這個連結以 http:// 開頭。成績單的連結應該以 https:// 開頭。',
      'other-site': '這個連結通往別的網站。成績單的連結以 https://learn.microsoft.com/ 開頭。',
      'other-page': '這是 Microsoft Learn 的另一個頁面。請在那裡打開成績單，選擇「共用連結」（Share link）。',
      'has-more': '成績單的 ID 後面還有東西。請刪掉，讓連結以 ID 結尾。',
      example: '這是我們的範例。請用你自己成績單的連結。',
    },
  },
  account: {
    title: 'Microsoft 帳號',
    linked: '你的 Microsoft 帳號：{{name}}',
    unlink: '解除綁定這個帳號',
    confirm: {
      title: '要解除綁定 Microsoft 帳號嗎？',
      text: '我們會忘掉 {{name}} 這個名稱。已經驗證的獎盃依然有效。要驗證新的獎盃，請再綁定一次。',
      keep: '保持綁定',
    },
  },
} as const
