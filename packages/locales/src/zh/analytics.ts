export const analytics = {
  title: '帮助改进 Cairn',
  explanation:
    '我们会先让一部分学员试用改动，再推广给所有人，并统计哪些有帮助：显示了哪个版本，测试是否通过，以及大家在哪一课停下。绝不包含你的姓名、邮箱或代码。',
  takePart: '参与',
} as const
