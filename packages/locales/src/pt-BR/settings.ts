export const settings = {
  title: 'Suas configurações',
  loading: 'Um momento…',
  signInFirst: 'Entre para ver e mudar suas configurações.',
  seeProfile: 'Ver meu perfil',
  signIn: 'Chaves de acesso, códigos de recuperação e dispositivos',
  save: 'Salvar',
  cancel: 'Cancelar',
  left_one: 'Resta {{count}} caractere.',
  left_many: 'Restam {{count}} caracteres.',
  left_other: 'Restam {{count}} caracteres.',
  about: {
    title: 'Sobre você',
    name: 'Nome',
    location: 'Localização',
    picture: 'Link da imagem',
    pictureNote: 'Deve terminar em .jpg, .png, .webp ou algo parecido.',
    about: 'Apresentação',
  },
  username: {
    title: 'Seu nome de usuário',
    label: 'Nome de usuário',
    invalid: 'Use letras de a a z, números e os caracteres - _ +',
    short: 'O nome de usuário precisa de pelo menos três caracteres.',
    checking: 'Conferindo se {{username}} está disponível…',
    taken: '{{username}} já está em uso. Tente outro.',
    free: '{{username}} está disponível.',
    unknown:
      'Não conseguimos conferir se {{username}} está disponível. Mesmo assim, você pode tentar salvar.',
  },
  email: {
    title: 'E-mail',
    now: 'Seu endereço de e-mail é {{email}}.',
    label: 'Novo endereço de e-mail',
    note: 'Vamos enviar um link para ele. Seu endereço muda quando você abrir o link.',
    send: 'Enviar o link',
    weekly: 'Quero receber um e-mail semanal sobre como aprender',
  },
  privacy: {
    title: 'O que as outras pessoas veem',
    explanation: 'As outras pessoas nunca veem o que você desativa.',
    isLocked: 'Manter todo o meu perfil privado',
    parts: 'Se meu perfil for público, mostrar',
    showName: 'Meu nome',
    showAbout: 'Minha apresentação e desde quando estou aqui',
    showLocation: 'Minha localização',
    showPoints: 'Meus pontos',
    showHeatMap: 'Minha atividade',
    showTimeLine: 'Minha linha do tempo',
    showCerts: 'Minhas certificações',
    showPortfolio: 'Meu portfólio',
    showDonation: 'Minha medalha de apoio',
  },
  portfolio: {
    title: 'Portfólio',
    explanation: 'Mostre trabalhos de que você se orgulha, onde quer que estejam.',
    add: 'Adicionar um projeto',
    edit: 'Editar',
    editItem: 'Editar {{title}}',
    remove: 'Remover',
    removeItem: 'Remover {{title}}',
    fields: {
      title: 'Título',
      url: 'Link do projeto',
      image: 'Link da imagem',
      description: 'Descrição',
    },
    wrong: {
      title: 'O título precisa de pelo menos dois caracteres.',
      url: 'Isto ainda não é um link. Ele deve começar com https:// e conter um ponto.',
      image: 'Não conseguimos carregar uma imagem deste link.',
    },
  },
  socials: {
    title: 'Seus links',
    githubProfile: 'GitHub',
    linkedin: 'LinkedIn',
    twitter: 'X (Twitter)',
    website: 'Seu site',
  },
  honesty: {
    title: 'Honestidade acadêmica',
    pledge:
      'O que eu envio para uma certificação é meu próprio trabalho. Posso ler e perguntar o quanto quiser, e dou os créditos quando uso código de outras pessoas.',
    why: 'As empresas confiam nos nossos certificados porque quem estuda aqui cumpre esta promessa.',
    accept: 'Eu prometo',
    accepted: 'Você aceitou nossa política de honestidade acadêmica.',
  },
  preferences: {
    title: 'Tema, som e atalhos',
    night: 'Tema escuro',
    shortcuts: 'Atalhos de teclado nas lições',
    sound: 'Tocar sons',
    volume: 'Volume',
  },
  token: {
    title: 'Token do editor remoto',
    explanation:
      'O editor remoto usa este token para registrar seu progresso. Ele recebe um novo quando precisa.',
    delete: 'Excluir o token',
  },
  data: {
    title: 'Seus dados',
    explanation: 'Tudo o que sabemos sobre você, em um só arquivo.',
    download: 'Baixar todos os meus dados',
  },
  danger: {
    title: 'Zona de perigo',
    explanation: 'Nenhuma destas duas ações pode ser desfeita.',
    type: 'Digite “{{word}}” para continuar',
    reset: {
      open: 'Zerar meu progresso',
      title: 'Zerar todo o seu progresso?',
      text: 'Suas etapas concluídas, seu código salvo e suas certificações serão excluídos. Sua conta fica.',
      word: 'zerar meu progresso',
    },
    delete: {
      open: 'Excluir minha conta',
      title: 'Excluir sua conta?',
      text: 'Seu progresso, suas certificações e seu perfil serão excluídos na hora. Não temos como recuperá-los.',
      gift: 'Com sua conta termina também sua doação mensal, e nada mais será cobrado: agradecemos por cada mês.',
    },
  },
} as const

export const emailSignUp = {
  title: 'Boas-vindas ao Cairn',
  privacy:
    'Guardamos seu endereço de e-mail, o que você envia e o que escreve no seu perfil. Nada mais, e não vendemos nada. Você pode baixar ou excluir tudo nas suas configurações quando quiser.',
  question: 'Quer receber um e-mail semanal sobre como aprender? Você pode mudar de ideia quando quiser.',
  yes: 'Sim, quero',
  no: 'Não, prefiro não',
} as const

export const report = {
  title: 'Denunciar {{username}}',
  explanation: 'Conte o que há de errado com este perfil. Nossa equipe vai ler, e você recebe uma cópia.',
  label: 'O que há de errado?',
  send: 'Enviar a denúncia',
} as const

export const unsubscribed = {
  title: 'Você cancelou sua inscrição',
  text: 'Você não vai mais receber e-mails nossos.',
  again: 'Voltar a receber',
  learn: 'Continuar aprendendo',
} as const

export const blocked = {
  title: 'Esta página não está disponível onde você está',
  text: 'A lei não nos permite oferecer contas no seu país. Mesmo assim, você pode fazer todas as lições sem conta.',
} as const
