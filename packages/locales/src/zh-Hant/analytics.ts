export const analytics = {
  title: '協助改善 Cairn',
  explanation:
    '我們會先讓一部分學員試用改動，再推廣給所有人，並統計哪些有幫助：顯示了哪個版本，測試是否通過，以及大家在哪一課停下。絕不包含你的姓名、電子郵件地址或程式碼。',
  takePart: '參與',
} as const
