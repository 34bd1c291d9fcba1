export const authoring = {
  found_other: '課程內容有 {{count}} 個問題',
} as const
