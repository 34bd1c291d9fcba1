export const automaticSignOut = {
  title: 'Estamos cerrando tu sesión',
  text: 'Iniciaste sesión hace seis horas, así que la cerramos para proteger tu cuenta. Tu código sigue en este navegador.',
} as const
