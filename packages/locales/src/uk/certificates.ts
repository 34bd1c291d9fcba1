/** The section of the settings. */
export const certifications = {
  title: 'Сертифікати',
  explanation:
    'Завершіть усі проєкти, потрібні для сертифіката, і отримайте його. Інші можуть відкрити ваші сертифікати, доки у вашому профілі видно сертифікати й історію навчання.',
  current: 'Чинні сертифікати',
  legacy: 'Сертифікати за старими курсами',
  french: {
    title: 'Сертифікати французькою мовою',
    explanation: 'Кожен об’єднує кілька сертифікатів і стає вашим, щойно ви отримаєте їх усі.',
  },
  titled: 'Сертифікат «{{title}}»',
  held: 'Отримано',
  done: 'Готово {{done}} з {{total}}',
  project: 'Проєкт',
  certification: 'Сертифікат',
  state: 'Стан',
  finished: 'Готово',
  open: 'Ще не готово',
  claim: 'Отримати сертифікат',
  claimOf: 'Отримати сертифікат: {{title}}',
  show: 'Показати сертифікат',
  showOf: 'Показати сертифікат: {{title}}',
} as const

/** The page of a certificate. */
export const certificate = {
  pageTitle: '{{holder}}: {{title}}',
  description: '{{holder}} має сертифікат «{{title}}» від школи Cairn.',
  certifies: 'Цей сертифікат отримує',
  earned: 'за успішне завершення програми',
  hours: 'Приблизно {{hours, number}} год роботи',
  issued: 'Дата видачі: {{date}}',
  signatureNote: 'Безплатна школа програмування',
  partner: 'Microsoft',
  partnerNote: 'Партнер цієї програми',
  check: 'Перевірити справжність:',
  actions: 'Друк і поширення',
  print: 'Друкувати',
  linkedin: 'Додати в LinkedIn',
  x: 'Поділитися в X',
  xText: 'Тепер я маю сертифікат «{{title}}» від Cairn: {{address}}',
  work: 'Проєкти',
  honesty: '{{holder}} обіцяє: «{{pledge}}»',
  report: 'Схоже, що роботу списано? Повідомте нас.',
  home: 'На головну',
  profile: 'До профілю',
  none: 'Сертифікат не знайдено',
} as const
