/** The section of the settings. */
export const certifications = {
  title: 'Certificações',
  explanation:
    'Conclua os projetos de uma certificação para poder obtê-la. Outras pessoas podem abrir seus certificados enquanto seu perfil mostrar suas certificações e sua linha do tempo.',
  current: 'Certificações atuais',
  legacy: 'Certificações anteriores',
  french: {
    title: 'Certificados em francês',
    explanation: 'Cada um reúne várias certificações e é seu assim que você tiver todas elas.',
  },
  titled: 'Certificação {{title}}',
  held: 'Obtida',
  done: '{{done}} de {{total}} concluídos',
  project: 'Projeto',
  certification: 'Certificação',
  state: 'Situação',
  finished: 'Concluído',
  open: 'Pendente',
  claim: 'Obter certificação',
  claimOf: 'Obter certificação: {{title}}',
  show: 'Ver certificação',
  showOf: 'Ver certificação: {{title}}',
} as const

/** The page of a certificate. */
export const certificate = {
  pageTitle: '{{holder}}: {{title}}',
  description: '{{holder}} obteve a certificação {{title}} no Cairn.',
  certifies: 'Certificamos que',
  earned: 'concluiu com êxito',
  hours: 'Cerca de {{hours, number}} horas de trabalho',
  issued: 'Emitido em {{date}}',
  signatureNote: 'Escola gratuita de programação',
  partner: 'Microsoft',
  partnerNote: 'Parceira nesta certificação',
  check: 'Verifique em',
  actions: 'Imprimir ou compartilhar',
  print: 'Imprimir',
  linkedin: 'Adicionar ao LinkedIn',
  x: 'Compartilhar no X',
  xText: 'Obtive a certificação {{title}} no Cairn: {{address}}',
  work: 'Projetos',
  honesty: '{{holder}} prometeu: “{{pledge}}”',
  report: 'Este trabalho parece copiado? Conte para a gente.',
  home: 'Ir para a página inicial',
  profile: 'Ir para o perfil',
  none: 'Certificado não encontrado',
} as const
