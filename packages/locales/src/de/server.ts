/** Words of the few pages that the server writes itself. */
export const server = {
  outbox: {
    title: 'Lokaler Postausgang',
    explanation:
      'Es ist kein Mailserver eingerichtet, darum bleiben E-Mails auf diesem Rechner. Die neueste steht oben.',
    empty: 'Noch wurde nichts gesendet.',
  },
  signOut: {
    title: 'Von Cairn abmelden?',
    explanation: 'Eine andere Website hat dich hierhergeschickt, deshalb fragen wir lieber nach.',
    confirm: 'Abmelden',
  },
} as const
