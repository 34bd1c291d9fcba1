export const donate = {
  title: 'Sostieni Cairn',
  name: 'Dona',
  description:
    'Tutte le lezioni sono gratuite per chiunque. Le donazioni pagano i server e il lavoro sulle lezioni.',
  intro:
    'Ogni lezione è gratuita, per chiunque e senza pubblicità. Resta così perché alcune persone danno un po’. Se puoi dare qualcosa, grazie. Se non puoi, qui c’è posto lo stesso per te.',
  closed: {
    title: 'Questa scuola non accetta donazioni',
    text: 'Qui è tutto gratuito e non c’è niente da pagare. Se ti piace, parlane con qualcuno.',
    learn: 'Vedi tutti i corsi',
  },
  scripts:
    'Per pagare servono gli script, e questo browser non li esegue. Attivali per questa pagina o aprila in un altro browser.',
  demo: 'È una prova: non si muove denaro.',
  often: { label: 'Ogni quanto', month: 'Ogni mese', onetime: 'Una volta' },
  amount: { label: 'Quanto', hours: '{{hours}} ore di studio per qualcuno' },
  sum: { month: '{{amount}} al mese', onetime: '{{amount}} una volta' },
  goOn: 'Continua:',
  chosen: 'La tua donazione: {{sum}}',
  edit: 'Cambia',
  ways: {
    label: 'Come vuoi pagare?',
    card: 'Carta o wallet',
    paypal: 'PayPal',
    patreon: 'Patreon',
    patreonNote: 'Patreon è un altro sito. Quello che dai lì non viene registrato qui.',
    goToPaypal: 'Vai a PayPal',
  },
  card: {
    label: 'Carta',
    wallet: 'Wallet',
    give: 'Dona {{sum}}',
    signIn: 'Accedi per pagare con la carta',
    signInNote:
      'La carta è per chi ha effettuato l’accesso e completato tre lezioni. Così nessuno prova carte rubate.',
    safety: 'Il numero della tua carta va direttamente al servizio di pagamento. Noi non lo vediamo mai.',
  },
  rehearsal: {
    label: 'Quale carta vuoi provare?',
    demo_ok: 'Una carta che funziona',
    demo_declined: 'Una carta rifiutata',
    demo_action: 'Una carta che ti chiede conferma',
  },
  states: {
    loading: 'Carichiamo il modulo di pagamento…',
    slow: 'Il modulo di pagamento ci mette molto. Puoi aspettare o pagare in un altro modo. Non è stato addebitato nulla.',
    blocked:
      'Non è stato possibile caricare il modulo di pagamento. Forse lo ferma un blocco dei contenuti o la tua rete. Consentilo per questa pagina o paga in un altro modo. Non è stato addebitato nulla.',
    again: 'Riprova',
    processing: 'Un momento, la tua donazione è in viaggio…',
    authenticating: 'La tua banca ti chiede una conferma. Cerca la sua finestra o la sua app.',
    approving: 'PayPal ha aperto una finestra. Completa lì la donazione, poi torna qui.',
    asking: 'Stiamo chiedendo al servizio di pagamento se la tua donazione è arrivata…',
    unclear:
      'Non sappiamo ancora se la tua donazione è arrivata. Non donare di nuovo, per favore: quando arriva ti mandiamo una ricevuta per email.',
    askAgain: 'Chiedi di nuovo',
    cancelled: 'Hai interrotto prima di pagare. Non è stato addebitato nulla e la tua scelta è ancora qui.',
    'error-2': 'Qualcosa è andato storto e la tua donazione non è arrivata. Riprova tra un momento.',
    'error-3': 'La pagina per cambiare la carta non si è aperta. Riprova tra un momento.',
    'authorization-failed':
      'La tua banca non ha confermato questo pagamento, quindi non è stato addebitato nulla. Riprova o usa un’altra carta.',
  },
  done: {
    title: 'Grazie!',
    text: 'La tua donazione tiene le lezioni gratuite per chiunque. Una ricevuta è in arrivo per email.',
    news: 'Che cosa rende possibile la tua donazione',
    supporters: 'Vedi che cosa ricevi',
    learn: 'Torna ai corsi',
  },
  already: {
    title: 'Grazie per il tuo sostegno',
    text: 'Doni già, e aiuta più di quanto pensi. Non serve altro.',
    card: 'Cambia la carta',
  },
  change: {
    paypal:
      'La tua donazione mensile si paga con PayPal. Il tuo conto PayPal la elenca nelle impostazioni, tra i pagamenti automatici. Lì puoi scegliere un’altra carta o un altro conto, oppure interromperla.',
    patreon:
      'Le donazioni tramite Patreon non vengono registrate qui. Puoi cambiare o interrompere la tua nelle impostazioni di Patreon, tra le iscrizioni.',
  },
  settings: 'Vai alle impostazioni',
  money: {
    title: 'Che cosa fa la tua donazione',
    items: [
      'Paga i server che controllano codice giorno e notte.',
      'Paga il tempo per scrivere lezioni, tradurle e correggere ciò che segnali.',
      'Tiene tutto aperto a chi non può pagare.',
    ],
  },
  questions: {
    title: 'Domande e risposte',
    stop: {
      question: 'Come interrompo una donazione mensile?',
      answer:
        'Scrivici quando vuoi e la chiudiamo prima del prossimo pagamento. Con PayPal puoi chiuderla anche lì.',
    },
    receipt: { question: 'Ricevo una ricevuta?', answer: 'Sì, per email, a ogni pagamento.' },
    safe: {
      question: 'La mia carta è al sicuro?',
      answer:
        'Il numero va dal tuo browser direttamente al servizio di pagamento. Non arriva mai ai nostri server.',
    },
    more: {
      question: 'Se dono, ho lezioni migliori?',
      answer: 'No. Le lezioni sono uguali per chiunque. Ricevi un distintivo e il nostro grazie.',
    },
    mistake: {
      question: 'Ho dato troppo per errore. E adesso?',
      answer: 'Scrivici e te lo restituiamo.',
    },
  },
  modal: {
    title: 'Aiuta a tenerla gratuita',
    block: 'Hai finito «{{block}}». Ottimo lavoro!',
    calls: [
      'Con la tua donazione un’altra persona scrive la sua prima riga di codice.',
      'Cinque dollari danno a qualcuno 250 ore di studio.',
      'Niente pubblicità, niente quote: lo rendono possibile persone come te.',
      'Se questa lezione ti è servita, aiutala ad arrivare a qualcun altro.',
      'Una piccola donazione al mese tiene accesi i server.',
      'Le tue lezioni sono gratuite perché qualcuno ha donato. Passa il favore.',
      'Gratis per chiunque vuol dire che alcuni di noi danno.',
      'Aiutaci a tradurre il prossimo corso.',
      'Dai quanto costa un caffè, e qualcuno studia per settimane.',
      'Qui impari. Aiuti altre persone a fare lo stesso?',
    ],
    yes: 'Voglio sostenere',
    later: 'Più tardi',
    never: 'Non chiedere più',
    tiers: 'Quanto vuoi dare ogni mese',
  },
  certificate: {
    title: 'Questo certificato era gratuito.',
    text: 'Se puoi, aiuta qualcuno a ottenere il suo.',
  },
  alert: 'Imparare qui è gratuito perché alcune persone donano. <1>Vuoi dare una mano?</1>',
  beta: 'Questo corso è in versione beta: puoi già seguirlo e sta ancora crescendo. <1>Una donazione ci aiuta a completarlo.</1>',
  supporters: {
    title: 'Sostegno',
    description: 'Chi dona tiene le lezioni gratuite per chiunque.',
    visitor: 'Accedi per vedere se risulta una tua donazione.',
    none: 'Non abbiamo trovato una tua donazione. Se hai donato, scrivici e la cerchiamo.',
    give: 'Voglio sostenere',
    thanks: 'Sostieni questa scuola. Grazie!',
    benefits: {
      title: 'Che cosa ricevi',
      items: [
        'Un distintivo nel tuo profilo, che puoi nascondere.',
        'Un anello dorato intorno alla tua foto.',
        'Nessun’altra domanda sulle donazioni.',
      ],
    },
    initiatives: {
      title: 'Che cosa rende possibile il tuo sostegno',
      items: [
        'Nuovi corsi, e suggerimenti migliori dove ci si blocca.',
        'Lezioni in più lingue.',
        'Certificati che non costano nulla.',
      ],
    },
  },
  updateCard: {
    title: 'Cambia la carta',
    text: 'La tua donazione mensile si paga con la carta. Il servizio di pagamento apre una pagina dove puoi inserirne un’altra.',
    gift: 'La tua donazione: {{sum}}, inizio: {{date}}. Se non l’hai iniziata tu, non inserire nessuna carta e scrivici.',
    button: 'Inserisci un’altra carta',
    done: 'La tua nuova carta è salvata. Grazie!',
    signIn: 'Accedi per cambiare la carta.',
  },
} as const
