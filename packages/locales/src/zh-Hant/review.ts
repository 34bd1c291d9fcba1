/** Questions about finished lessons. */
export const review = {
  title: '複習',
  lead: '花十分鐘回顧學過的內容。答錯的題目明天會再來；會的題目，間隔會越來越久。',
  loading: '正在找你的題目…',
  failed: '你的題目沒有載入成功。檢查一下網路，再試一次。',
  noLessons: '還沒有要複習的內容。先完成有題目的一步，例如小測驗，一天後題目就會出現在這裡。',
  nothing: '今天沒有要複習的內容。做得好！',
  nothingUntil: '今天沒有要複習的內容。下一批題目在 {{date}}。',
  lookAgain: '再看一次「{{title}}」',
  place: '第 {{number}} 題，共 {{total}} 題',
  next: '下一題',
  end_other: '{{count}} 題答對 {{right}} 題',
  endText: '今天就到這裡。答錯的題目明天會再來。',
  back: '回到所有課程',
  link: '複習學過的內容',
} as const
