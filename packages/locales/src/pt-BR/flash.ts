/** Words for the contract's message keys; the same keys, spelled the same. */
export const flash = {
  'account-deleted':
    'Sua conta e tudo o que havia nela foram excluídos. Agradecemos pelo tempo que você passou aqui.',
  'account-gone': 'Esta conta não existe mais.',
  'add-name': 'Este certificado ainda não tem nome. Se ele é seu, adicione seu nome nas suas configurações.',
  'already-claimed': 'Você já tem a certificação {{name}}.',
  'cert-claim-success': 'Parabéns, {{username}}! A certificação {{name}} é sua.',
  'cert-not-found': 'Não existe uma certificação chamada {{certSlug}}.',
  'certificate-missing': 'Não há nenhum certificado neste endereço.',
  'certificate-changed':
    'Este certificado mudou desde que você abriu a lista, que agora mostra como ele está.',
  'certificate-not-signed':
    'Seu certificado não foi assinado de novo porque um projeto ainda não passou nos testes. O certificado que você tem continua válido.',
  'certificate-soon':
    'Todos os seus projetos estão aqui, e eles contam. Eles chegaram rápido demais, por isso você poderá obter a certificação {{name}} {{minutes, relativetime(minute)}}.',
  'certs-private': 'As certificações de {{username}} são privadas.',
  'challenge-save-too-big':
    'Seu código tem {{user-size}} bytes, e só é possível salvar até {{max-size}}. Encurte-o um pouco e tente de novo.',
  'challenge-submit-too-big':
    'Seu código tem {{user-size}} bytes, e só é possível enviar até {{max-size}}. Encurte-o um pouco e tente de novo.',
  'code-saved': 'Seu código está salvo na sua conta.',
  'code-save-conflict': 'Sua conta tem um código mais novo, de outro dispositivo. Nada foi sobrescrito.',
  'code-save-error': 'Não conseguimos salvar seu código na sua conta. Ele está a salvo neste navegador.',
  'code-save-less': 'Seu código foi salvo agora há pouco. Espere cinco segundos antes de salvar de novo.',
  coderoad: {
    'not-ours': 'Este tutorial não é um dos nossos.',
    recorded: 'Seu trabalho está registrado. Muito bem!',
    'token-invalid': 'Seu token não é mais válido. Comece o tutorial de novo a partir da lição.',
    unknown: 'Nenhuma lição usa este tutorial.',
  },
  'complete-project-first': 'Termine primeiro a parte do editor e depois envie o projeto aqui.',
  'database-away':
    'Não estamos conseguindo acessar nosso banco de dados agora. O que você digitou continua aqui. Tente de novo daqui a pouco.',
  'delete-token-err': 'Não havia token para excluir. Recarregue a página para ver suas configurações atuais.',
  donation: {
    'action-needed': 'Seu banco está pedindo que você confirme este pagamento.',
    already: 'Você já apoia a escola. Agradecemos muito!',
    'amount-invalid': 'Escolha um dos valores mostrados.',
    'attempt-used': 'Esta página já foi usada para outra doação. Recarregue-a e tente de novo.',
    declined: 'Seu banco recusou o pagamento. Tente outro cartão.',
    'email-needed': 'Adicione primeiro seu e-mail nas suas configurações.',
    'no-card': 'Não temos nenhum cartão seu cadastrado.',
    'not-taken': 'Esta escola ainda não recebe doações.',
    'provider-away':
      'Não conseguimos acessar o serviço de pagamento agora. Tente de novo em alguns minutos. Você não será cobrado duas vezes.',
    stopped: 'Vários pagamentos feitos daqui foram recusados, então fizemos uma pausa. Tente de novo amanhã.',
    'too-early': 'Conclua três etapas primeiro, para ver se você gosta daqui.',
    unconfirmed:
      'O serviço de pagamento ainda não confirmou este pagamento. Assim que confirmar, enviaremos um recibo por e-mail.',
    unknown: 'Não conhecemos esta doação. Recarregue a página e tente de novo.',
  },
  'email-invalid': 'Isso não parece um endereço de e-mail. Ele deve ser como name@example.org.',
  'email-link-expired': 'Este link expirou. Peça um novo nas suas configurações.',
  'email-link-invalid': 'Este link não funciona mais. Peça um novo nas suas configurações.',
  'email-look-in-mailbox':
    'Veja a caixa de entrada de {{email}} e abra o link para confirmar seu novo endereço.',
  'email-same': 'Esse já é o seu endereço de e-mail.',
  'email-too-soon': 'Acabamos de enviar um link. Você pode pedir outro {{minutes, relativetime(minute)}}.',
  'email-valid': 'Seu novo endereço de e-mail está confirmado.',
  exam: {
    'answers-invalid': 'Estas respostas não correspondem ao seu exame. Responda a cada pergunta uma vez.',
    'drawn-today': 'Você já começou este exame hoje. Poderá começar um novo {{hours, relativetime(hour)}}.',
    late: 'O tempo deste exame acabou. Suas respostas chegaram tarde demais para contar.',
    'not-open': 'Este exame não está aberto. Comece-o de novo na página dele.',
    prerequisite: 'Conclua “{{title}}” primeiro e depois faça o exame.',
  },
  'generate-exam-error': 'Não foi possível preparar o exame. Tente de novo daqui a pouco.',
  'form-expired':
    'Nada foi registrado, porque esta página foi criada antes de você entrar ou sair. Suas respostas continuam aqui: envie-as mais uma vez.',
  'form-foreign':
    'Nada foi registrado, porque este formulário veio de outro site. Responda à lição por aqui.',
  'form-too-long':
    'Esse texto é longo demais e não conseguimos lê-lo. Volte no seu navegador, onde ele ainda está, e encurte-o.',
  'form-unreadable':
    'Não conseguimos ler este formulário. Volte no seu navegador, onde suas respostas ainda estão, e envie-as de novo.',
  'forum-away': 'Não foi possível acessar o fórum agora. Tente de novo em alguns minutos.',
  'generic-error': 'Algo deu errado do nosso lado. Tente de novo daqui a pouco.',
  'honest-first':
    'Aceite primeiro nossa política de honestidade acadêmica nas suas configurações e depois obtenha sua certificação.',
  'incomplete-steps': 'Conclua todos os projetos primeiro; depois você poderá obter a certificação {{name}}.',
  'keyboard-shortcut-updated': 'Sua escolha sobre os atalhos de teclado está salva.',
  'local-code-saved': 'Salvo neste navegador.',
  'local-code-save-error':
    'Seu navegador não conseguiu salvar o código. Copie-o para um lugar seguro antes de sair.',
  ms: {
    profile: {
      err: 'A Microsoft não tem um perfil para {{msUsername}}. Confira lá seu nome de usuário e vincule de novo.',
    },
    transcript: {
      'link-err-1': 'Esse não é um link de histórico. Copie-o do seu perfil da Microsoft.',
      'link-err-2':
        'A Microsoft não encontrou este histórico. Confira se ele está compartilhado e tente de novo.',
      'link-err-3': 'A Microsoft não enviou um nome de usuário. Tente de novo mais tarde.',
      'link-err-4': 'Esta conta da Microsoft já está vinculada a outra conta daqui.',
      'link-err-5': 'Não conseguimos salvar o vínculo. Tente de novo daqui a pouco.',
      'link-err-6': 'Algo deu errado ao vincular a conta. Tente de novo daqui a pouco.',
      linked: 'Sua conta da Microsoft está vinculada.',
      'unlink-err': 'Não foi possível desvincular sua conta da Microsoft. Tente de novo daqui a pouco.',
      unlinked: 'Sua conta da Microsoft não está mais vinculada.',
    },
    trophy: {
      'err-1': 'Vincule primeiro sua conta da Microsoft.',
      'err-2': 'Esta lição não tem troféu.',
      'err-3': 'Não conseguimos obter seus troféus da Microsoft. Tente de novo mais tarde.',
      'err-4': '{{msUsername}} ainda não tem este troféu. Conquiste-o lá e depois verifique de novo.',
      'err-5': 'Algo deu errado ao verificar seu troféu. Tente de novo daqui a pouco.',
      'err-6': 'A Microsoft ainda não mostra nenhum troféu seu.',
      verified: 'Seu troféu está confirmado. Muito bem!',
    },
  },
  'name-needed': 'Adicione primeiro seu nome nas suas configurações. Ele vai aparecer no certificado.',
  'lesson-not-found': 'Esta escola não tem essa lição.',
  'lesson-recorded': 'Seu trabalho está registrado. Vamos à próxima!',
  'lesson-report-enough':
    'Já há muitos relatos em aberto sobre esta lição. Tente de novo daqui a alguns dias.',
  'lesson-report-sent': 'Agradecemos! Seu relato já está com quem escreve esta lição.',
  'no-solution': 'Não há solução para mostrar nesta lição.',
  'not-eligible': 'Este certificado não pode ser mostrado.',
  'not-honest': '{{username}} ainda não aceitou nossa política de honestidade acadêmica.',
  'operators-only': 'Só quem administra esta escola pode abrir estas páginas.',
  'own-account': 'Aqui você não pode fazer isso com sua própria conta.',
  'portfolio-item-updated': 'Seu portfólio está salvo.',
  'privacy-updated': 'Suas opções de privacidade estão salvas.',
  'profile-private': 'O perfil de {{username}} é privado.',
  'progress-reset': 'Seu progresso voltou ao zero. Vamos recomeçar?',
  'project-code-used': 'Você já enviou este código para outro projeto. Este precisa de um código próprio.',
  'project-files-needed': 'Seu projeto chegou sem o código. Recarregue a página e envie de novo.',
  'project-link-used':
    'Outro projeto seu já usa este link. Este precisa de um só dele. Para o código, basta um link para a pasta.',
  'project-links-invalid': 'Esse link não parece certo. Confira e tente de novo.',
  'project-links-same':
    'Os dois links levam ao mesmo lugar. Coloque o projeto pronto em um e o código-fonte no outro.',
  'project-untouched': 'Este ainda é o código inicial. Construa seu projeto primeiro e depois termine-o.',
  'provide-username': 'Diga de quem é o perfil e o que há de errado com ele.',
  'really-weird': 'Aconteceu algo muito estranho. Recarregue a página.',
  'reason-needed': 'Escreva um motivo de no máximo {{most, number}} caracteres.',
  'report-gone': 'Este relato já foi resolvido.',
  'report-sent': 'Agradecemos. Nossa equipe recebeu sua denúncia, e enviamos uma cópia para {{email}}.',
  resubscribed: 'Você vai voltar a receber nossos e-mails.',
  'signed-in-only': 'Entre primeiro e depois abra essa página de novo.',
  'signin-success': 'Olá! Você entrou na sua conta.',
  'start-project-err': 'Não foi possível abrir o editor. Tente de novo daqui a pouco.',
  'submission-invalid': 'Esta lição mudou desde que você a abriu. Recarregue a página e envie de novo.',
  'submission-kept':
    'Não estamos conseguindo falar com a escola agora. Seu resultado está salvo neste navegador, e vamos enviá-lo assim que der.',
  'submission-not-kept':
    'Não estamos conseguindo falar com a escola, e seu navegador não tem espaço para guardar seu resultado. Deixe esta página aberta. Vamos continuar tentando.',
  'submissions-damaged':
    'Alguns resultados guardados neste navegador estão danificados. Envie suas últimas etapas de novo.',
  'subscribe-to-quincy-updated': 'Sua escolha sobre nosso e-mail semanal está salva.',
  survey: {
    'err-1': 'Responda a todas as perguntas da pesquisa.',
    'err-2': 'Você já respondeu a esta pesquisa.',
    'err-3': 'Não conseguimos salvar suas respostas. Tente de novo daqui a pouco.',
    success: 'Agradecemos suas respostas.',
  },
  'timeline-private': 'A linha do tempo de {{username}} é privada.',
  'token-deleted': 'Seu token foi excluído.',
  'too-many-requests':
    'Houve solicitações demais em pouco tempo. Tente de novo {{minutes, relativetime(minute)}}.',
  'undo-invalid': 'Este link já foi usado, expirou ou está incompleto. Copie-o do e-mail de novo.',
  undone: 'Sua conta é sua de novo, com o endereço {{email}}. Encerramos a sessão em todos os dispositivos.',
  'unsubscribe-old-link':
    'Este link é de um e-mail antigo. Nas suas configurações, você escolhe quais e-mails recebe.',
  'unsubscribe-unknown':
    'Não reconhecemos este link. Nas suas configurações, você escolhe quais e-mails recebe.',
  unsubscribed: 'Você não vai mais receber e-mails nossos.',
  'updated-about-me': 'Seu perfil está salvo.',
  'updated-language': 'Seu idioma foi salvo.',
  'updated-socials': 'Seus links estão salvos.',
  'updated-sound': 'Suas opções de som estão salvas.',
  'updated-themes': 'Seu tema mudou.',
  'user-not-certified': '{{username}} não obteve a certificação {{cert}}.',
  'username-invalid': 'Use letras de a a z, números e os caracteres - _ + no seu nome de usuário.',
  'username-is-status':
    'O nome de usuário não pode ser um número de 100 a 599, porque esses números indicam erros na web.',
  'username-not-found': 'Não encontramos {{username}}.',
  'username-taken': 'Esse nome de usuário já está em uso. Tente outro.',
  'username-too-long': 'Esse nome de usuário é longo demais. Use no máximo 40 caracteres.',
  'username-too-often':
    'Você mudou seu nome de usuário {{count}} vezes no último mês. Poderá mudá-lo de novo {{days, relativetime(day)}}.',
  'username-too-short': 'O nome de usuário precisa de pelo menos três caracteres.',
  'username-updated': 'Seu nome de usuário agora é {{username}}.',
  'username-used': 'Esse já é o seu nome de usuário.',
  'visitor-work-not-kept':
    'Seu navegador não tem espaço para guardar seu progresso, então ele só dura até você fechar esta página. Entre para não perdê-lo.',
  'went-wrong': 'Algo deu errado. Tente de novo daqui a pouco.',
  'wrong-name': 'Não existe uma certificação chamada {{name}}.',
  'wrong-updating': 'Não conseguimos salvar isto. Confira o que você digitou e tente de novo.',
} as const

/** The key of this message is `buttons.accepted-honesty`. */
export const buttons = {
  'accepted-honesty': 'Agradecemos por aceitar nossa política de honestidade acadêmica.',
} as const

export const signin = {
  'address-kept':
    'Sua conta passou para um novo endereço de e-mail. Entre com ele. Se não foi você que mudou, abra o link do e-mail que enviamos sobre isso.',
  blocked: 'Esta conta está bloqueada. Se você acha que é um engano, escreva para a escola.',
  'code-invalid': 'Esse não é o código do e-mail. Confira e tente de novo.',
  'code-needed': 'Você pediu este link em outro navegador. Digite lá o código do e-mail.',
  'confirm-first': 'Nada mudou ainda. Confirme que é você e tente de novo.',
  'email-invalid': 'Isso não parece um endereço de e-mail. Ele deve ser como name@example.org.',
  'identity-gone': 'Essa conta já estava desvinculada.',
  'identity-removed': 'Essa conta não serve mais para entrar. Você sempre pode usar um código por e-mail.',
  'link-expired': 'Este link ou código já foi usado ou expirou. Peça um novo.',
  'mail-paused':
    'Muita gente está pedindo e-mails agora, então fizemos uma pausa no envio. Use uma chave de acesso ou um código de recuperação, ou tente de novo daqui a uma hora.',
  'passkey-added': 'Agora você pode entrar com este dispositivo.',
  'passkey-cancelled': 'Seu dispositivo não concluiu a operação. Tente de novo ou entre de outra forma.',
  'passkey-expired': 'Demorou demais. Tente de novo.',
  'passkey-failed': 'Não conseguimos verificar essa chave de acesso. Tente de novo ou entre de outra forma.',
  'passkey-gone': 'Essa chave de acesso já foi removida.',
  'passkey-removed':
    'Essa chave de acesso não serve mais para entrar. Você também pode apagá-la do seu dispositivo.',
  'passkey-too-many': 'Não cabem mais chaves de acesso na sua conta. Remova uma primeiro.',
  'passkey-unknown':
    'Não reconhecemos essa chave de acesso. Talvez ela tenha sido removida. Entre de outra forma.',
  'provider-confirm':
    'Você já tem uma conta com este endereço. Digite o código que enviamos por e-mail para vincular as duas.',
  'provider-declined': 'Você não entrou. Pode continuar sem conta ou tentar de novo mais tarde.',
  'provider-email-unverified':
    'Esse serviço não verificou seu endereço de e-mail. Entre com um código por e-mail.',
  'provider-failed': 'Não deu para entrar com esse serviço. Tente de novo ou use seu endereço de e-mail.',
  'provider-other-email':
    'O seu endereço de e-mail nesse serviço é diferente do desta conta. Para usá-lo, saia primeiro.',
  'provider-unavailable':
    'Não estamos conseguindo falar com esse serviço agora. Use seu endereço de e-mail ou tente de novo mais tarde.',
  'recovery-invalid': 'Esse endereço e esse código não combinam. Confira os dois. Cada código vale uma vez.',
  required: 'Entre primeiro.',
  'session-ended': 'Encerramos a sessão nesse dispositivo.',
  'session-gone': 'A sessão nesse dispositivo já estava encerrada.',
  'sessions-ended': 'Agora sua sessão está aberta só aqui.',
  'too-many-mails':
    'Já enviamos vários e-mails para este endereço. Veja sua caixa de entrada e a pasta de spam, ou tente de novo daqui a uma hora.',
  'too-many-mails-here':
    'Sua rede pediu e-mails demais. Use uma chave de acesso ou tente de novo daqui a uma hora.',
} as const
