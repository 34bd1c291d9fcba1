export const trophy = {
  title: 'Verifique seu troféu',
  explanation:
    'Esta etapa é concluída com um troféu que você conquista no Microsoft Learn. Quando tiver o troféu, volte aqui para verificá-lo.',
  signInFirst: 'Você precisa de uma conta aqui para registrarmos seu troféu.',
  signIn: 'Entrar',
  verify: 'Verificar troféu',
  verifying: 'Consultando a Microsoft…',
  recorded: 'Seu troféu está confirmado, e esta etapa está concluída.',
  link: {
    title: 'Vincule sua conta da Microsoft',
    explanation:
      'Para ver seus troféus, precisamos do seu nome de usuário no Microsoft Learn. Compartilhe o histórico do seu perfil no Microsoft Learn e cole o link dele. Usamos o link uma só vez, para ler esse nome.',
    steps: {
      open: 'Abra seu perfil no Microsoft Learn e escolha Transcript (Histórico).',
      share: 'Escolha Share link (Compartilhar link) e depois Copy link (Copiar link).',
      paste: 'Cole o link abaixo. Ele é assim:',
    },
    label: 'Link do seu histórico',
    submit: 'Vincular minha conta',
    submitting: 'Vinculando…',
    problems: {
      'not-a-link': 'Isto ainda não é um link. Copie o link inteiro, de https:// até o fim.',
      'not-https': 'Este link começa com http://. O link de um histórico começa com https://.',
      'other-site':
        'Este link leva a outro site. O link de um histórico começa com https://learn.microsoft.com/.',
      'other-page':
        'Esta é outra página do Microsoft Learn. Abra lá o seu histórico e escolha Share link (Compartilhar link).',
      'has-more':
        'Há algo depois do identificador do histórico. Apague essa parte, para que o link termine no identificador.',
      example: 'Este é o nosso exemplo. Use o link do seu próprio histórico.',
    },
  },
  account: {
    title: 'Conta da Microsoft',
    linked: 'Sua conta da Microsoft: {{name}}',
    unlink: 'Desvincular esta conta',
    confirm: {
      title: 'Desvincular sua conta da Microsoft?',
      text: 'Esquecemos o nome {{name}}. Os troféus que você já verificou continuam verificados. Para verificar outro, vincule sua conta de novo.',
      keep: 'Manter vinculada',
    },
  },
} as const
