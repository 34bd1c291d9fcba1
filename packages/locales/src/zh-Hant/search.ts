/** Search over courses, blocks and lessons. */
export const search = {
  title: '搜尋',
  label: '搜尋所有課程',
  submit: '搜尋',
  close: '關閉',
  list: '結果',
  hint: '輸入你要找的詞，只寫開頭也可以。',
  results_other: '{{count}} 個結果',
  nothing: '找不到「{{query}}」。試試少寫幾個詞，或換個說法。',
  browse: '瀏覽所有課程',
  failed: '搜尋沒有回應。檢查一下網路連線，再試一次。',
  key: '按 / 鍵開啟搜尋',
  kinds: { course: '課程', block: '單元', lesson: '課' },
} as const
