/** Quizzes. */
export const quiz = {
  transcript: '顯示錄音的文字',
  answered: '已作答 {{answered}} / {{total}}',
  score: '{{total}} 題答對 {{right}} 題',
  failed: '答對 {{needed}} 題才算通過。可以再看看課文；下次的題目或順序會不一樣。',
  changed: '你打開之後，這份小測驗有更動。下面是現在的版本，請重新作答。',
  again: '再試一次',
  review: '答錯的題目',
  yours: '你的選擇',
  right: '正確答案',
  leaving: {
    title: '要離開小測驗嗎？',
    text: '目前的答案會留在這個瀏覽器裡。回來後，可以從現在的地方繼續。',
  },
} as const
