/** Words of the few pages that the server writes itself. */
export const server = {
  outbox: {
    title: 'Локальна тека вихідних листів',
    explanation:
      'Поштовий сервер не налаштовано, тому листи залишаються на цьому комп’ютері. Найновіші вгорі.',
    empty: 'Ще нічого не надіслано.',
  },
  signOut: {
    title: 'Вийти з Cairn?',
    explanation: 'Вас сюди направив інший сайт, тому ми перепитуємо.',
    confirm: 'Вийти',
  },
} as const
