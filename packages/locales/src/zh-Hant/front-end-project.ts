/** The page of a front-end project, which is built here or submitted as a link. */
export const frontEndProject = {
  ways: {
    title: '你想在哪裡做這個專案？',
    here: '在這裡做',
    hereNote: '就用這個頁面上的編輯器。邊寫邊存。',
    link: '送出連結',
    linkNote: '在哪裡做都可以，把網址給我們就好。',
  },
  stories: {
    title: '要求都做到了嗎？',
    text: '最後再看一遍：在預覽裡試用你的專案，和課文的要求逐條對照。別人會在你的個人檔案和證書裡看到它。',
    confirm: '對，都做到了',
    close: '繼續做',
  },
  finished: '你的專案完成了。',
} as const
