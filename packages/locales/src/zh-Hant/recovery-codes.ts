export const recoveryCodes = {
  title: '復原碼',
  lead: '如果收不到信，身邊又沒有通行密鑰，可以用一個復原碼登入。每個只能用一次。',
  none: '你還沒有復原碼。',
  left_other: '你還剩 {{count}} 個復原碼，建立於 {{when}}。',
  make: '建立復原碼',
  makeAgain: '建立新的復原碼',
  replaces: '建立新的復原碼後，舊的就會失效。',
  shownOnce: '請把這些復原碼收在安全的地方，例如寫在紙上。它們只會顯示這一次。',
  list: '你的新復原碼',
  copy: '複製',
  copied: '已複製。',
  done: '我已經收好了',
} as const
