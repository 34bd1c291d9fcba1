export const frame = {
  menu: 'Menú',
  forum: 'Foro',
  newTab: '{{name}}, se abre en una pestaña nueva',
  accountMenu: 'Tu menú',
  profile: 'Tu perfil',
  settings: 'Configuración',
  languageAndTheme: 'Idioma y tema',
  theme: 'Tema',
  themes: { default: 'Claro', night: 'Oscuro', system: 'Sistema' },
  promotion: {
    header:
      'Formación gratuita para trabajar en informática: desde tu primera línea de código hasta tu primer empleo.',
    footer:
      'Formación gratuita para trabajar en informática, con proyectos propios que mostrar cuando busques empleo.',
  },
  aboutSchool: 'Sobre esta escuela',
  links: {
    about: 'Quiénes somos',
    privacy: 'Privacidad',
    terms: 'Términos',
    source: 'Código fuente',
    status: 'Estado',
  },
  serverAway:
    'La escuela no responde. Puedes continuar: tu código se guarda en este navegador y lo que envíes saldrá más tarde.',
  slowPage: 'La página ya viene …',
  staging: {
    title: 'Esta escuela es de prueba',
    text: 'Aquí se prueban primero los cambios. Las cuentas y el progreso pueden borrarse en cualquier momento.',
    close: 'Entendido',
  },
} as const
