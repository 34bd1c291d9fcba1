export const signInSettings = {
  title: 'Inicio de sesión',
} as const

export const identities = {
  title: 'Otros servicios',
  lead: 'También puedes iniciar sesión con una cuenta de uno de estos servicios. Aunque los desvincules, un código por correo a {{email}} siempre funciona.',
  none: 'Todavía no hay ninguno vinculado.',
  since: 'Vinculado el {{when}}',
  link: 'Vincular {{name}}',
  remove: 'Desvincular',
  removeOne: 'Desvincular {{provider}}, vinculado el {{when}}',
} as const

export const confirmation = {
  title: '¿Eres tú?',
  lead: 'Esto afecta a toda tu cuenta, así que queremos asegurarnos. No volveremos a preguntar en diez minutos.',
  passkey: 'Usar una llave de acceso',
  mail: 'Enviarme un código',
  mailing: 'Enviando…',
  sent: 'Un correo va en camino a {{email}}.',
  confirm: 'Confirmar',
  cancel: 'Ahora no',
} as const

export const undo = {
  title: 'Recupera tu cuenta',
  loading: 'Revisando qué cambió…',
  lead: 'Si no fuiste tú, un clic deshace todo esto:',
  changes: {
    'device-signed-out': 'Se cerró la sesión de un dispositivo.',
    'email-changed': 'Se cambió la dirección de correo.',
    'passkey-added': 'Se agregó una llave de acceso.',
    'passkey-removed': 'Se eliminó una llave de acceso.',
    'recovery-code-used': 'Se usó un código de recuperación.',
    'recovery-codes-made': 'Se crearon nuevos códigos de recuperación.',
    'service-linked': 'Se vinculó un servicio.',
    'service-unlinked': 'Se desvinculó un servicio.',
    'signed-out-elsewhere': 'Se cerró la sesión de todos los demás dispositivos.',
    undone: 'Se deshicieron cambios desde otra dirección de correo.',
    'username-changed': 'Se cambió el nombre de usuario.',
  },
  explanation:
    'Tu cuenta recupera la dirección {{email}} y su nombre de usuario, llaves de acceso, servicios y códigos de recuperación anteriores. Se cierra la sesión en todos los dispositivos. Tu progreso queda como está.',
  undo: 'Deshacer todo',
  fine: 'Si todo lo hiciste tú, solo cierra esta página.',
  next: 'Inicia sesión con un código por correo, revisa si en tu configuración hay algo que no reconoces y crea nuevos códigos de recuperación si ya no te queda ninguno.',
} as const
