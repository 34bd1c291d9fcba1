export const home = {
  title: 'Cairn：一步一步學寫程式',
  headline: '學寫程式，一次疊一顆石頭。',
  lead: '簡短的課文、真正的編輯器，還有會用白話告訴你還缺什麼的測試。免費，打開瀏覽器就能學，什麼都不用安裝。',
  start: '開始學習',
  noAccount: '不需要帳號。',
  coursesTitle: '想從哪裡開始？',
  howTitle: '怎麼學',
  lesson: {
    greeting: '你好，世界！',
    title: '試試看：把名字寫上路牌',
    text: '這段程式碼畫出了旁邊的路牌。把「世界」換成你的名字，再按「檢查程式碼」。',
    withoutScripts: '開啟 JavaScript，就可以在這裡直接試這一課。',
    hints: {
      empty: '路牌是空的。寫一句問候吧，例如「{{greeting}}」',
      unchanged: '路牌上還是「{{greeting}}」把「世界」換成你的名字。',
    },
    passed: {
      title: '成功了！',
      text: '你剛剛改了一個網頁。這裡的每一步都是這樣學的。',
      goOn: '跨出第一步',
    },
  },
  steps: {
    read: {
      title: '讀一點點',
      text: '每一步用一兩分鐘講一個觀念，附一個小範例。',
    },
    write: {
      title: '寫真正的程式碼',
      text: 'HTML、CSS、JavaScript 和 Python 就在課文旁邊，邊打邊執行。',
    },
    check: {
      title: '看看還缺什麼',
      text: '按「檢查程式碼」，測試會看你的程式碼做了什麼，告訴你接下來試什麼。',
    },
    keep: {
      title: '留下足跡',
      text: '想要的話，用電子郵件登入，完成的每一步都會出現在你的個人檔案上。',
    },
  },
} as const
