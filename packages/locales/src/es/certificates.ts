/** The section of the settings. */
export const certifications = {
  title: 'Certificaciones',
  explanation:
    'Completa los proyectos de una certificación para poder obtenerla. Los demás pueden abrir tus certificados mientras tu perfil muestre tus certificaciones y tu cronología.',
  current: 'Certificaciones actuales',
  legacy: 'Certificaciones anteriores',
  french: {
    title: 'Certificados en francés',
    explanation: 'Cada uno reúne varias certificaciones y es tuyo en cuanto las tengas todas.',
  },
  titled: 'Certificación {{title}}',
  held: 'Obtenida',
  done: '{{done}} de {{total}} completados',
  project: 'Proyecto',
  certification: 'Certificación',
  state: 'Estado',
  finished: 'Completado',
  open: 'Pendiente',
  claim: 'Obtener certificación',
  claimOf: 'Obtener certificación: {{title}}',
  show: 'Ver certificación',
  showOf: 'Ver certificación: {{title}}',
} as const

/** The page of a certificate. */
export const certificate = {
  pageTitle: '{{holder}}: {{title}}',
  description: '{{holder}} obtuvo la certificación {{title}} en Cairn.',
  certifies: 'Se certifica que',
  earned: 'completó con éxito',
  hours: 'Unas {{hours, number}} horas de trabajo',
  issued: 'Emitido el {{date}}',
  signatureNote: 'Escuela gratuita de programación',
  partner: 'Microsoft',
  partnerNote: 'Colaborador en esta certificación',
  check: 'Verifícalo en',
  actions: 'Imprimir o compartir',
  print: 'Imprimir',
  linkedin: 'Agregar a LinkedIn',
  x: 'Compartir en X',
  xText: 'Obtuve la certificación {{title}} en Cairn: {{address}}',
  work: 'Proyectos',
  honesty: '{{holder}} prometió: “{{pledge}}”',
  report: '¿Este trabajo parece copiado? Cuéntanos.',
  home: 'Ir a la página de inicio',
  profile: 'Ir al perfil',
  none: 'No encontramos el certificado',
} as const
