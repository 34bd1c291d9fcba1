export const authoring = {
  title: '課程內容的問題',
  found_other: '課程內容有 {{count}} 個問題',
} as const
