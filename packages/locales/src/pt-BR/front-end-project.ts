/** The page of a front-end project, which is built here or submitted as a link. */
export const frontEndProject = {
  ways: {
    title: 'Onde você quer construir?',
    here: 'Construir aqui',
    hereNote: 'No editor, nesta página. Seu código é salvo enquanto você digita.',
    link: 'Enviar um link',
    linkNote: 'Construa onde quiser e nos passe o endereço.',
  },
  stories: {
    title: 'Ele faz tudo o que deve?',
    text: 'Dê uma última olhada: experimente seu projeto na prévia e compare-o, ponto por ponto, com o que a lição pede. Outras pessoas vão vê-lo no seu perfil e na página do seu certificado.',
    confirm: 'Sim, ele faz tudo',
    close: 'Continuar trabalhando',
  },
  finished: 'Seu projeto está concluído.',
} as const
