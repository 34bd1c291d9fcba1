export const automaticSignOut = {
  title: '正在登出',
  text: '你已經登入六個小時了。為了帳號安全，我們先幫你登出。程式碼還留在這個瀏覽器裡。',
} as const
