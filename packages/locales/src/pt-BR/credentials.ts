/** Whether a certificate is genuine, on its page and on the page that checks files. */
export const credential = {
  title: 'É autêntico?',
  checking: 'Seu navegador está verificando a assinatura…',
  verdict: {
    valid: 'Autêntico. Não mudou desde que a escola o assinou e continua válido.',
    changed: 'Não é autêntico. Foi alterado depois de assinado.',
    unknownKey: 'Não é autêntico ou é de outra escola: não foi assinado com nenhuma das chaves desta escola.',
    revokedKey: 'Não é válido. A chave que o assinou pode ter sido roubada, e por isso a escola a revogou.',
    revoked: 'Não é mais válido. A escola o cancelou.',
    suspended: 'Não é válido no momento. A escola o suspendeu.',
    unknownStatus: 'A assinatura é autêntica, mas não foi possível saber se a escola cancelou o certificado.',
    unreadable: 'Não há nenhum certificado neste arquivo.',
  },
  failed: 'A verificação não funcionou. Confira sua conexão e tente de novo.',
  insecure:
    'Os navegadores só verificam assinaturas em páginas seguras (https). Baixe o certificado e verifique-o em outro lugar.',
  retry: 'Verificar de novo',
  waiting:
    'Ainda sem assinatura. A escola está executando de novo os testes dos projetos e assina o certificado assim que todos passarem.',
  refused: 'Sem assinatura: o projeto “{{title}}” não passou quando a escola executou os testes de novo.',
  refusedAdvice:
    'Abra o projeto, faça os testes passarem e envie-o de novo. Depois disso, seu certificado é assinado automaticamente.',
  takenBack: 'A escola cancelou este certificado.',
  explanation:
    'Seu próprio navegador faz a verificação, com as chaves públicas da escola. As empresas podem fazer o mesmo com qualquer verificador de Open Badges 3.0.',
  downloads: 'Baixar o certificado assinado',
  otherName: 'Ele foi assinado com um nome que o titular não mostra mais, por isso não pode ser baixado.',
  json: 'Dados (JSON)',
  svg: 'Insígnia (SVG)',
  png: 'Insígnia (PNG)',
  permanent: 'Link permanente',
  checkFile: 'Verificar um arquivo',
  reissue: 'Assinar de novo com meu nome atual',
  reissueAdvice: 'O certificado recebe um novo número, e os arquivos baixados antes deixam de ser válidos.',
  verifier: {
    title: 'Verificar um certificado',
    explanation:
      'Escolha um certificado baixado desta escola. Ele é verificado no seu navegador e não é enviado a lugar nenhum.',
    file: 'Certificado (JSON, SVG ou PNG)',
    holder: 'Titular',
    nameless: 'sem nome',
    certification: 'Certificação',
    earned: 'Data de obtenção',
    school: 'Escola',
    asOf: 'As chaves da escola e a lista de certificados cancelados nesta página são de {{date}}.',
    save: 'Salve esta página para poder verificar certificados sem a escola: ela também funciona como arquivo.',
  },
} as const
