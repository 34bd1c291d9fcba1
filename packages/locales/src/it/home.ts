export const home = {
  title: 'Cairn: impara a programmare, passo dopo passo',
  headline: 'Impara a programmare, una pietra alla volta.',
  lead: 'Lezioni brevi, un editor vero e test che ti dicono in parole semplici che cosa manca. Gratis, nel tuo browser, senza installare nulla.',
  start: 'Inizia a imparare',
  noAccount: 'Non serve un account.',
  coursesTitle: 'Da dove vuoi cominciare?',
  howTitle: 'Come funziona',
  lesson: {
    greeting: 'Ciao, mondo!',
    title: 'Prova: scrivi il tuo nome sul cartello',
    text: 'Il codice disegna il cartello qui accanto. Scrivi il tuo nome al posto di «mondo», poi premi «Verifica il codice».',
    withoutScripts: 'Con JavaScript attivo puoi provare questa lezione proprio qui.',
    hints: {
      empty: 'Il cartello è vuoto. Scrivi un saluto, per esempio «{{greeting}}»',
      unchanged: 'Sul cartello c’è ancora scritto «{{greeting}}» Scrivi il tuo nome al posto di «mondo».',
    },
    passed: {
      title: 'Eccoti!',
      text: 'Hai appena cambiato una pagina web. Qui ogni passo funziona così.',
      goOn: 'Fai il primo passo',
    },
  },
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
