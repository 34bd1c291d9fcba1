/** What PostgreSQL does in lessons with SQL. */
export const database = {
  loading: 'Preparando o banco de dados… {{percent}}%',
  rows_one: 'Linha {{line}}: {{count}} registro',
  rows_many: 'Linha {{line}}: {{count}} registros',
  rows_other: 'Linha {{line}}: {{count}} registros',
  moreRows_one: 'Linha {{line}}: mais de {{count}} registro',
  moreRows_many: 'Linha {{line}}: mais de {{count}} registros',
  moreRows_other: 'Linha {{line}}: mais de {{count}} registros',
  cut_one: '(só o primeiro aparece)',
  cut_many: '(só os primeiros {{count}} aparecem)',
  cut_other: '(só os primeiros {{count}} aparecem)',
  null: 'NULL',
  changed_one: 'Linha {{line}}: {{command}}, {{count}} registro alterado',
  changed_many: 'Linha {{line}}: {{command}}, {{count}} registros alterados',
  changed_other: 'Linha {{line}}: {{command}}, {{count}} registros alterados',
  done: 'Linha {{line}}: {{command}}, pronto',
  notice: 'Linha {{line}}: {{message}}',
  error: 'Linha {{line}}: {{message}}',
  setupError: 'Não foi possível criar as tabelas desta lição. O erro não é seu. {{message}}',
  hint: 'Dica: {{hint}}',
  openTransaction:
    'Sua transação ainda está aberta, então as alterações não foram salvas. Termine-a com COMMIT para salvar.',
  restHidden: 'Seu programa tem mais comandos. O que os outros fizeram não aparece aqui.',
  stopped: 'O PostgreSQL parou aqui.',
  timeout:
    'Interrompemos suas consultas porque elas demoraram mais de {{seconds}} segundos. Seu texto está a salvo. Procure uma condição que esteja faltando e execute de novo.',
} as const
