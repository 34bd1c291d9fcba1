/** “Something is wrong here” below each lesson. */
export const trouble = {
  open: 'Algo está errado aqui',
  title: 'Algo está errado em “{{title}}”',
  lead: 'Agradecemos por nos contar! Seu relato vai para quem escreve esta lição. Não há como responder, porque não anotamos quem você é.',
  kind: 'O que está errado?',
  kinds: {
    text: 'O texto',
    test: 'Um teste',
    code: 'O código',
    other: 'Outra coisa',
  },
  details: 'O que você notou? Pode deixar em branco.',
  sendCode: 'Enviar também meu código',
  kept: 'Guardamos o que você envia aqui, a lição e o idioma, quais testes falharam e o dia. Não guardamos seu nome, sua conta nem seu endereço.',
  send: 'Enviar',
  close: 'Fechar',
  back: 'Voltar à lição',
} as const
