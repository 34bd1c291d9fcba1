/** Words of the few pages that the server writes itself. */
export const server = {
  outbox: {
    title: 'Bandeja de salida local',
    explanation:
      'No hay ningún servidor de correo configurado, así que los correos se quedan en esta computadora. Los más recientes van primero.',
    empty: 'Todavía no se ha enviado nada.',
  },
  signOut: {
    title: '¿Cerrar sesión en Cairn?',
    explanation: 'Otro sitio te envió aquí, así que queremos asegurarnos.',
    confirm: 'Cerrar sesión',
  },
} as const
