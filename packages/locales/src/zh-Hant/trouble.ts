/** “Something is wrong here” below each lesson. */
export const trouble = {
  open: '這裡有問題',
  title: '「{{title}}」有問題',
  lead: '謝謝你告訴我們！你的回報會交給這一課的作者。我們不記錄你是誰，所以他們無法回覆。',
  kind: '哪裡有問題？',
  kinds: {
    text: '文字',
    test: '某個測試',
    code: '程式碼',
    other: '其他',
  },
  details: '你發現了什麼？可以留白。',
  sendCode: '一併送出我的程式碼',
  kept: '我們保存你在這裡送出的內容、這一課與它的語言、哪些測試沒有通過，以及日期。不保存你的姓名、帳號或位址。',
  send: '送出',
  close: '關閉',
  back: '回到這一課',
} as const
