export const settings = {
  title: 'Tu configuración',
  loading: 'Un momento…',
  signInFirst: 'Inicia sesión para ver y cambiar tu configuración.',
  seeProfile: 'Ver mi perfil',
  signIn: 'Llaves de acceso, códigos de recuperación y dispositivos',
  save: 'Guardar',
  cancel: 'Cancelar',
  left_one: 'Queda {{count}} carácter.',
  left_many: 'Quedan {{count}} caracteres.',
  left_other: 'Quedan {{count}} caracteres.',
  about: {
    title: 'Sobre ti',
    name: 'Nombre',
    location: 'Ubicación',
    picture: 'Enlace a tu imagen',
    pictureNote: 'Debe terminar en .jpg, .png, .webp o algo parecido.',
    about: 'Presentación',
  },
  username: {
    title: 'Tu nombre de usuario',
    label: 'Nombre de usuario',
    invalid: 'Usa letras de la a a la z, números y los caracteres - _ +',
    short: 'El nombre de usuario necesita al menos tres caracteres.',
    checking: 'Comprobando si {{username}} está disponible…',
    taken: '{{username}} ya está en uso. Prueba con otro.',
    free: '{{username}} está disponible.',
    unknown:
      'No pudimos comprobar si {{username}} está disponible. De todos modos, puedes intentar guardarlo.',
  },
  email: {
    title: 'Correo electrónico',
    now: 'Tu dirección de correo es {{email}}.',
    label: 'Nueva dirección de correo',
    note: 'Te enviaremos un enlace a esa dirección. El cambio se hace cuando lo abras.',
    send: 'Enviar el enlace',
    weekly: 'Quiero recibir un correo semanal sobre cómo aprender',
  },
  privacy: {
    title: 'Lo que ven los demás',
    explanation: 'Los demás nunca ven lo que desactivas.',
    isLocked: 'Mantener privado todo mi perfil',
    parts: 'Si mi perfil es público, mostrar',
    showName: 'Mi nombre',
    showAbout: 'Mi presentación y desde cuándo estoy aquí',
    showLocation: 'Mi ubicación',
    showPoints: 'Mis puntos',
    showHeatMap: 'Mi actividad',
    showTimeLine: 'Mi cronología',
    showCerts: 'Mis certificaciones',
    showPortfolio: 'Mi portafolio',
    showDonation: 'Mi insignia de donante',
  },
  portfolio: {
    title: 'Portafolio',
    explanation: 'Muestra los trabajos que te enorgullecen, estén donde estén.',
    add: 'Agregar un proyecto',
    edit: 'Editar',
    editItem: 'Editar {{title}}',
    remove: 'Eliminar',
    removeItem: 'Eliminar {{title}}',
    fields: {
      title: 'Título',
      url: 'Enlace al proyecto',
      image: 'Enlace a la imagen',
      description: 'Descripción',
    },
    wrong: {
      title: 'El título necesita al menos dos caracteres.',
      url: 'Esto todavía no es un enlace. Debe empezar con https:// y contener un punto.',
      image: 'No pudimos cargar ninguna imagen desde este enlace.',
    },
  },
  socials: {
    title: 'Tus enlaces',
    githubProfile: 'GitHub',
    linkedin: 'LinkedIn',
    twitter: 'X (Twitter)',
    website: 'Tu sitio web',
  },
  honesty: {
    title: 'Honestidad académica',
    pledge:
      'Lo que envío para una certificación es trabajo mío. Puedo leer y preguntar todo lo que quiera, y doy crédito cuando uso código de otras personas.',
    why: 'Las empresas confían en nuestros certificados porque quienes aprenden aquí cumplen esta promesa.',
    accept: 'Lo prometo',
    accepted: 'Aceptaste nuestra política de honestidad académica.',
  },
  preferences: {
    title: 'Tema, sonido y atajos',
    night: 'Tema oscuro',
    shortcuts: 'Atajos de teclado en las lecciones',
    sound: 'Activar sonidos',
    volume: 'Volumen',
  },
  token: {
    title: 'Token del editor remoto',
    explanation:
      'El editor remoto usa este token para registrar tu progreso. Recibe uno nuevo cuando lo necesita.',
    delete: 'Eliminar el token',
  },
  data: {
    title: 'Tus datos',
    explanation: 'Todo lo que sabemos de ti, en un solo archivo.',
    download: 'Descargar todos mis datos',
  },
  danger: {
    title: 'Zona de peligro',
    explanation: 'Ninguna de estas dos acciones se puede deshacer.',
    type: 'Escribe “{{word}}” para continuar',
    reset: {
      open: 'Borrar mi progreso',
      title: '¿Borrar todo tu progreso?',
      text: 'Se eliminarán tus pasos completados, tu código guardado y tus certificaciones. Tu cuenta se conserva.',
      word: 'borrar mi progreso',
    },
    delete: {
      open: 'Eliminar mi cuenta',
      title: '¿Eliminar tu cuenta?',
      text: 'Tu progreso, tus certificaciones y tu perfil se eliminarán de inmediato. No podemos recuperarlos.',
      gift: 'Con tu cuenta termina también tu donación mensual y no se te cobrará nada más: gracias por cada mes.',
    },
  },
} as const

export const emailSignUp = {
  title: 'Te damos la bienvenida a Cairn',
  privacy:
    'Guardamos tu dirección de correo, lo que envías y lo que escribes en tu perfil. Nada más, y no vendemos nada. Puedes descargarlo o eliminarlo todo en tu configuración cuando quieras.',
  question:
    '¿Te gustaría recibir un correo semanal sobre cómo aprender? Puedes cambiar de opinión cuando quieras.',
  yes: 'Sí, por favor',
  no: 'No, gracias',
} as const

export const report = {
  title: 'Reportar a {{username}}',
  explanation: 'Cuéntanos qué tiene de malo este perfil. Nuestro equipo lo leerá y tú recibirás una copia.',
  label: '¿Cuál es el problema?',
  send: 'Enviar el reporte',
} as const

export const unsubscribed = {
  title: 'Cancelaste tu suscripción',
  text: 'Ya no recibirás más correos nuestros.',
  again: 'Volver a suscribirme',
  learn: 'Seguir aprendiendo',
} as const

export const blocked = {
  title: 'Esta página no está disponible donde estás',
  text: 'La ley no nos permite ofrecer cuentas en tu país. De todos modos, puedes hacer todas las lecciones sin cuenta.',
} as const
