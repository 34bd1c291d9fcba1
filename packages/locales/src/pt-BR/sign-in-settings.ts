export const signInSettings = {
  title: 'Acesso à conta',
} as const

export const identities = {
  title: 'Outros serviços',
  lead: 'Você também pode entrar com uma conta de um destes serviços. Mesmo que desvincule todos, um código por e-mail para {{email}} sempre funciona.',
  none: 'Nenhum vinculado ainda.',
  since: 'Vinculado em {{when}}',
  link: 'Vincular {{name}}',
  remove: 'Desvincular',
  removeOne: 'Desvincular {{provider}}, vinculado em {{when}}',
} as const

export const confirmation = {
  title: 'É você?',
  lead: 'Isto afeta toda a sua conta, então queremos ter certeza. Não vamos perguntar de novo por dez minutos.',
  passkey: 'Usar uma chave de acesso',
  mail: 'Receber um código por e-mail',
  mailing: 'Enviando…',
  sent: 'Um e-mail está a caminho de {{email}}.',
  confirm: 'Confirmar',
  cancel: 'Agora não',
} as const

export const undo = {
  title: 'Recupere sua conta',
  loading: 'Conferindo o que mudou…',
  lead: 'Se não foi você, um clique desfaz tudo isto:',
  changes: {
    'device-signed-out': 'A sessão em um dispositivo foi encerrada.',
    'email-changed': 'O endereço de e-mail mudou.',
    'passkey-added': 'Uma chave de acesso foi adicionada.',
    'passkey-removed': 'Uma chave de acesso foi removida.',
    'recovery-code-used': 'Um código de recuperação foi usado.',
    'recovery-codes-made': 'Novos códigos de recuperação foram criados.',
    'service-linked': 'Um serviço foi vinculado.',
    'service-unlinked': 'Um serviço foi desvinculado.',
    'signed-out-elsewhere': 'A sessão em todos os outros dispositivos foi encerrada.',
    undone: 'Mudanças foram desfeitas a partir de outro endereço de e-mail.',
    'username-changed': 'O nome de usuário mudou.',
  },
  explanation:
    'Sua conta volta a ter o endereço {{email}} e o nome de usuário, as chaves de acesso, os serviços e os códigos de recuperação de antes. A sessão é encerrada em todos os dispositivos. Seu progresso fica como está.',
  undo: 'Desfazer tudo',
  fine: 'Se foi você quem fez tudo isso, é só fechar esta página.',
  next: 'Entre com um código por e-mail, veja se há nas suas configurações algo que você não reconhece e crie novos códigos de recuperação se não restar nenhum.',
} as const
