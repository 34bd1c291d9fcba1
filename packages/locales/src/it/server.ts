/** Words of the few pages that the server writes itself. */
export const server = {
  outbox: {
    title: 'Posta in uscita locale',
    explanation:
      'Non è configurato nessun server di posta, quindi le email restano su questo computer. Le più recenti sono in alto.',
    empty: 'Non è ancora stato inviato nulla.',
  },
  signOut: {
    title: 'Uscire da Cairn?',
    explanation: 'Ti ha portato qui un altro sito, quindi vogliamo una conferma.',
    confirm: 'Esci',
  },
} as const
