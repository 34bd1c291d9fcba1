/** Words of the few pages that the server writes itself. */
export const server = {
  outbox: {
    title: '本機寄件匣',
    explanation: '還沒有設定郵件伺服器，所以信都留在這台機器上。最新的在最前面。',
    empty: '還沒有寄過任何信。',
  },
  signOut: {
    title: '要登出 Cairn 嗎？',
    explanation: '是別的網站帶你來這裡的，所以我們想確認一下。',
    confirm: '登出',
  },
} as const
