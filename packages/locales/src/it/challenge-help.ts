/** Help with a lesson: hints, the difference, an example, the solution, and the forum. */
export const challengeHelp = {
  open: 'Aiuto',
  title: 'Non ti riesce? Succede a tutti',
  hint: 'Che cosa manca',
  noHint: 'Prima verifica il tuo codice. Poi la prima cosa che manca comparirà qui.',
  more: 'Altro aiuto',
  times_one: 'Questo test è fallito {{count}} volta. Succede a chiunque impari a programmare.',
  times_many: 'Questo test è fallito {{count}} volte di fila. Succede a chiunque impari a programmare.',
  times_other: 'Questo test è fallito {{count}} volte di fila. Succede a chiunque impari a programmare.',
  comparison: 'Mostrami dove guardare',
  example: 'Mostrami un esempio svolto',
  solution: 'Mostrami una soluzione',
  later_one: '«{{title}}» si apre dopo un’altra verifica.',
  later_many: '«{{title}}» si apre dopo altre {{count}} verifiche.',
  later_other: '«{{title}}» si apre dopo altre {{count}} verifiche.',
  loading: 'Caricamento…',
  retry: 'Riprova',
  same: 'Il tuo codice è uguale alla nostra soluzione, quindi forse l’errore è nostro. Verificalo ancora una volta e, se il test continua a fallire, faccelo sapere.',
  missing: 'In {{file}} manca ancora qualcosa dopo la riga {{line}}.',
  missingAtStart: 'Manca ancora qualcosa all’inizio di {{file}}.',
  differs_one:
    'Guarda la riga {{first}} di {{file}}. È qui che il tuo codice comincia a differire dalla nostra soluzione:',
  differs_many:
    'Guarda le righe da {{first}} a {{last}} di {{file}}. È qui che il tuo codice comincia a differire dalla nostra soluzione:',
  differs_other:
    'Guarda le righe da {{first}} a {{last}} di {{file}}. È qui che il tuo codice comincia a differire dalla nostra soluzione:',
  ownWay:
    'Dalla riga {{line}} di {{file}} in poi, il tuo codice segue una strada sua. Può andare bene, ma confrontarlo riga per riga non ti aiuterebbe. Rileggi che cosa si aspetta il test.',
  oneWay: 'Questo è un modo di farlo. Leggilo, chiudilo e poi scrivilo a modo tuo.',
  forum: 'Chiedi alla comunità',
  search: 'Guarda se la tua domanda ha già una risposta (apre il forum)',
  haveRead: 'Ho riletto la lezione.',
  haveSearched: 'Ho cercato se qualcuno ha già fatto la stessa domanda.',
  describe: 'Che cosa succede, e che cosa dovrebbe succedere? (da {{least}} a {{most}} caratteri)',
  ask: 'Chiedi nel forum',
  close: 'Chiudi',
  post: {
    happening: 'Che cosa succede',
    code: 'Il tuo codice finora',
    browser: 'Dati del tuo browser',
    userAgent: 'User agent: `{{userAgent}}`',
    challenge: 'Dati della lezione',
    tooLong:
      'Il codice è troppo lungo per questo modulo. Incolla la parte su cui hai una domanda tra le righe di backtick.',
    placeholder: 'Il tuo codice qui',
  },
} as const
