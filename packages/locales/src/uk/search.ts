/** Search over courses, blocks and lessons. */
export const search = {
  title: 'Пошук',
  label: 'Пошук курсів і уроків',
  submit: 'Знайти',
  close: 'Закрити',
  list: 'Результати',
  hint: 'Введіть слово, яке шукаєте. Досить початку.',
  results_one: '{{count}} результат',
  results_few: '{{count}} результати',
  results_many: '{{count}} результатів',
  results_other: '{{count}} результату',
  nothing: 'За запитом «{{query}}» нічого не знайдено. Спробуйте менше слів або інше слово.',
  browse: 'Переглянути всі курси',
  failed: 'Пошук не відповів. Перевірте з’єднання і спробуйте ще раз.',
  key: 'Відкрити пошук клавішею /',
  kinds: { course: 'Курс', block: 'Розділ', lesson: 'Урок' },
} as const
