export const home = {
  title: 'Cairn: impara a programmare, passo dopo passo',
  headline: 'Impara a programmare, una pietra alla volta.',
  lead: 'Lezioni brevi, un editor vero e test che ti dicono in parole semplici che cosa manca. Gratis, nel tuo browser, senza installare nulla.',
  start: 'Inizia a imparare',
  noAccount: 'Non serve un account.',
  coursesTitle: 'Da dove vuoi cominciare?',
  howTitle: 'Come funziona',
  steps: {
    read: {
      title: 'Leggi un po’',
      text: 'Ogni passo spiega un’idea in un minuto o due, con un piccolo esempio.',
    },
    write: {
      title: 'Scrivi codice vero',
      text: 'HTML, CSS, JavaScript e Python funzionano proprio accanto al testo, mentre scrivi.',
    },
    check: {
      title: 'Scopri che cosa manca',
      text: 'Premi «Verifica il codice». I test controllano che cosa fa il tuo codice e ti dicono che cosa provare adesso.',
    },
    keep: {
      title: 'Tieni traccia del cammino',
      text: 'Accedi con la tua email quando vuoi, e ogni passo completato finisce nel tuo profilo.',
    },
  },
} as const
