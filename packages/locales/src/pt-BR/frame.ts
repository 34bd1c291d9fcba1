export const frame = {
  menu: 'Menu',
  forum: 'Fórum',
  newTab: '{{name}}, abre em uma nova aba',
  accountMenu: 'Seu menu',
  profile: 'Seu perfil',
  settings: 'Configurações',
  languageAndTheme: 'Idioma e tema',
  theme: 'Tema',
  themes: { default: 'Claro', night: 'Escuro', system: 'Sistema' },
  promotion: {
    header:
      'Formação gratuita para trabalhar com tecnologia: da primeira linha de código ao primeiro emprego.',
    footer:
      'Formação gratuita para trabalhar com tecnologia, com projetos seus para mostrar quando procurar emprego.',
  },
  aboutSchool: 'Sobre esta escola',
  links: {
    about: 'Sobre',
    privacy: 'Privacidade',
    terms: 'Termos',
    source: 'Código-fonte',
    status: 'Status',
  },
  serverAway:
    'A escola não está respondendo. Pode continuar: seu código fica salvo neste navegador, e o que você enviar segue mais tarde.',
  slowPage: 'A página está chegando …',
  staging: {
    title: 'Esta escola é para testes',
    text: 'Aqui as mudanças são testadas primeiro. Contas e progresso podem ser apagados a qualquer momento.',
    close: 'Entendi',
  },
} as const
