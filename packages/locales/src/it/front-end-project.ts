/** The page of a front-end project, which is built here or submitted as a link. */
export const frontEndProject = {
  ways: {
    title: 'Dove vuoi costruirlo?',
    here: 'Costruiscilo qui',
    hereNote: 'Nell’editor di questa pagina. Il codice si salva mentre scrivi.',
    link: 'Invia un link',
    linkNote: 'Costruiscilo dove preferisci e dacci il suo indirizzo.',
  },
  stories: {
    title: 'Fa tutto quello che deve?',
    text: 'Dai un’ultima occhiata: prova il tuo progetto nell’anteprima e confrontalo, punto per punto, con ciò che chiede la lezione. Gli altri lo vedranno nel tuo profilo e dietro il tuo certificato.',
    confirm: 'Sì, fa tutto',
    close: 'Continua a lavorare',
  },
  finished: 'Il tuo progetto è finito.',
} as const
