export const settings = {
  title: '你的設定',
  loading: '請稍候…',
  signInFirst: '登入後就能查看和更改設定。',
  seeProfile: '查看個人檔案',
  signIn: '通行密鑰、復原碼和裝置',
  save: '儲存',
  cancel: '取消',
  left_other: '還可以輸入 {{count}} 個字元。',
  about: {
    title: '關於你',
    name: '姓名',
    location: '所在地',
    picture: '大頭貼連結',
    pictureNote: '結尾應該是 .jpg、.png、.webp 之類的副檔名。',
    about: '自我介紹',
  },
  username: {
    title: '你的使用者名稱',
    label: '使用者名稱',
    invalid: '可以用英文字母 a 到 z、數字，以及 - _ + 這幾個字元',
    short: '使用者名稱至少要有三個字元。',
    checking: '正在查看 {{username}} 能不能用…',
    taken: '{{username}} 有人用了，換一個試試。',
    free: '{{username}} 可以使用。',
    unknown: '我們沒辦法確認 {{username}} 能不能用。你還是可以試著儲存。',
  },
  email: {
    title: '電子郵件',
    now: '你的電子郵件地址是 {{email}}。',
    label: '新的電子郵件地址',
    note: '我們會寄一個連結過去。打開連結之後，地址才會更改。',
    send: '寄出連結',
    weekly: '每週寄一封關於學習的信給我',
  },
  privacy: {
    title: '別人看得到什麼',
    explanation: '你關掉的內容，別人一律看不到。',
    isLocked: '不公開我的整份個人檔案',
    parts: '個人檔案公開時，顯示',
    showName: '我的姓名',
    showAbout: '我的自我介紹和加入時間',
    showLocation: '我的所在地',
    showPoints: '我的積分',
    showHeatMap: '我的學習動態',
    showTimeLine: '我的時間軸',
    showCerts: '我的認證',
    showPortfolio: '我的作品集',
    showDonation: '我的贊助者徽章',
  },
  portfolio: {
    title: '作品集',
    explanation: '展示你引以為傲的作品，放在哪個網站都可以。',
    add: '新增作品',
    edit: '編輯',
    editItem: '編輯「{{title}}」',
    remove: '移除',
    removeItem: '移除「{{title}}」',
    fields: {
      title: '標題',
      url: '作品連結',
      image: '圖片連結',
      description: '說明',
    },
    wrong: {
      title: '標題至少要有兩個字元。',
      url: '這還不是連結。連結應該以 https:// 開頭，而且包含一個點。',
      image: '我們沒辦法從這個連結載入圖片。',
    },
  },
  socials: {
    title: '你的連結',
    githubProfile: 'GitHub',
    linkedin: 'LinkedIn',
    twitter: 'X（Twitter）',
    website: '你的網站',
  },
  honesty: {
    title: '學術誠信',
    pledge: '我為認證送出的都是自己的作品。我可以盡量查資料和發問；用到別人的程式碼時，我會註明出處。',
    why: '雇主信任我們的證書，正是因為學員守住了這個承諾。',
    accept: '我承諾',
    accepted: '你已經接受我們的學術誠信承諾。',
  },
  preferences: {
    title: '主題、音效和快速鍵',
    night: '深色主題',
    shortcuts: '上課時使用快速鍵',
    sound: '播放音效',
    volume: '音量',
  },
  token: {
    title: '遠端編輯器的權杖',
    explanation: '遠端編輯器用這個權杖記錄你的進度。需要的時候，它會取得新的。',
    delete: '刪除權杖',
  },
  data: {
    title: '你的資料',
    explanation: '我們知道的關於你的一切，都在一個檔案裡。',
    download: '下載我的所有資料',
  },
  danger: {
    title: '危險區',
    explanation: '這兩項操作都無法復原。',
    type: '輸入「{{word}}」以繼續',
    reset: {
      open: '重設我的進度',
      title: '要重設所有進度嗎？',
      text: '你完成的步驟、儲存的程式碼和認證都會刪除。帳號會保留。',
      word: '重設我的進度',
    },
    delete: {
      open: '刪除我的帳號',
      title: '要刪除帳號嗎？',
      text: '你的進度、認證和個人檔案會立刻刪除，我們沒辦法救回來。',
      gift: '你的每月捐款會隨帳號一起停止，不會再扣款：感謝你每個月的支持。',
    },
  },
} as const

export const emailSignUp = {
  title: '歡迎來到 Cairn',
  privacy:
    '我們會保存你的電子郵件地址、你送出的內容，以及你寫在個人檔案上的內容。除此之外什麼都不存，也不會販售任何資料。你隨時可以在設定裡下載或刪除全部資料。',
  question: '想要每週收到一封關於學習的信嗎？之後隨時可以更改。',
  yes: '好啊',
  no: '不用了，謝謝',
} as const

export const report = {
  title: '檢舉 {{username}}',
  explanation: '告訴我們這份個人檔案有什麼問題。我們的團隊會查看，你也會收到一份副本。',
  label: '有什麼問題？',
  send: '送出檢舉',
} as const

export const unsubscribed = {
  title: '已取消訂閱',
  text: '你不會再收到我們的電子郵件。',
  again: '重新訂閱',
  learn: '繼續學習',
} as const

export const blocked = {
  title: '你所在的地方無法使用這個頁面',
  text: '受法律限制，我們不能在你所在的國家或地區提供帳號。沒有帳號，你還是可以上所有的課。',
} as const
