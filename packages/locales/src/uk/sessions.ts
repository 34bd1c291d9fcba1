export const sessions = {
  title: 'Де ви увійшли',
  lead: 'Не впізнаєте пристрій? Завершіть на ньому сеанс. Це подіє одразу.',
  device: '{{browser}}, {{system}}',
  unknownDevice: 'Невідомий пристрій',
  here: 'Цей пристрій',
  since: 'Вхід: {{when}}',
  seen: 'Востаннє: {{when}}',
  end: 'Завершити сеанс',
  endOne: 'Завершити сеанс на пристрої {{device}}, вхід: {{when}}',
  endOthers: 'Вийти на всіх інших пристроях',
  loading: 'Шукаємо ваші пристрої…',
} as const
