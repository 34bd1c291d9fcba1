/** What the shell does in lessons with scripts. */
export const commandLine = {
  loading: 'Preparando o shell… {{percent}}%',
  command: 'Digite um comando.',
  send: 'Executar comando',
  files: 'Sua pasta pessoal agora:',
  noFiles: 'Sua pasta pessoal está vazia agora.',
  new: '(novo)',
  moreFiles: 'Há mais arquivos. A lista mostra os primeiros.',
  status: 'Seu script terminou com o código de saída {{status}}.',
  error: 'Linha {{line}}: {{message}}',
  setupError: 'Não foi possível criar os arquivos desta lição. O erro não é seu. {{message}}',
  timeout:
    'Seu script foi interrompido porque levou mais de {{seconds}} segundos. Seu texto está a salvo. Procure um loop que nunca termina e execute de novo.',
} as const
