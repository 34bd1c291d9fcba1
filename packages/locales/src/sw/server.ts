/** Words of the few pages that the server writes itself. */
export const server = {
  outbox: {
    title: 'Kikasha toezi cha hapa',
    explanation:
      'Hakuna seva ya barua pepe iliyowekwa, kwa hiyo barua pepe hubaki kwenye kompyuta hii. Mpya ziko juu.',
    empty: 'Bado hakuna kilichotumwa.',
  },
  signOut: {
    title: 'Ungependa kutoka kwenye Cairn?',
    explanation: 'Tovuti nyingine imekuleta hapa, kwa hiyo tunataka kuwa na uhakika.',
    confirm: 'Toka',
  },
} as const
