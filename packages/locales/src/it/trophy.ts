export const trophy = {
  title: 'Verifica il tuo trofeo',
  explanation:
    'Questo passo si completa con un trofeo che conquisti su Microsoft Learn. Quando ce l’hai, torna qui per verificarlo.',
  signInFirst: 'Qui ti serve un account, così possiamo registrare il tuo trofeo.',
  signIn: 'Accedi',
  verify: 'Verifica il trofeo',
  verifying: 'Chiediamo a Microsoft…',
  recorded: 'Il tuo trofeo è stato confermato e questo passo è completato.',
  link: {
    title: 'Collega il tuo account Microsoft',
    explanation:
      'Per vedere i tuoi trofei ci serve il tuo nome utente su Microsoft Learn. Condividi la trascrizione del tuo profilo Microsoft Learn e incolla il suo link. Lo usiamo una volta sola, per leggere quel nome.',
    steps: {
      open: 'Apri il tuo profilo su Microsoft Learn e scegli Transcript (Trascrizione).',
      share: 'Scegli Share link (Condividi collegamento), poi Copy link (Copia collegamento).',
      paste: 'Incolla il link qui sotto. È fatto così:',
    },
    label: 'Link alla tua trascrizione',
    submit: 'Collega il mio account',
    submitting: 'Collegamento in corso…',
    problems: {
      'not-a-link': 'Questo non è ancora un link. Copia il link intero, da https:// fino alla fine.',
      'not-https': 'Questo link inizia con http://. Il link a una trascrizione inizia con https://.',
      'other-site':
        'Questo link porta a un altro sito. Il link a una trascrizione inizia con https://learn.microsoft.com/.',
      'other-page':
        'Questa è un’altra pagina di Microsoft Learn. Apri lì la tua trascrizione e scegli Share link (Condividi collegamento).',
      'has-more':
        'C’è qualcosa dopo l’identificativo della trascrizione. Toglilo, così il link finisce con l’identificativo.',
      example: 'Questo è il nostro esempio. Usa il link alla tua trascrizione.',
    },
  },
  account: {
    title: 'Account Microsoft',
    linked: 'Il tuo account Microsoft: {{name}}',
    unlink: 'Scollega questo account',
    confirm: {
      title: 'Scollegare il tuo account Microsoft?',
      text: 'Dimenticheremo il nome {{name}}. I trofei già verificati restano verificati. Per verificarne un altro, collega di nuovo il tuo account.',
      keep: 'Tienilo collegato',
    },
  },
} as const
