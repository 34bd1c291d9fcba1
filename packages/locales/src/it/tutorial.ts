export const tutorial = {
  start: {
    title: 'Lavora nell’editor remoto',
    explanation:
      'Questo tutorial si svolge in un editor su un altro computer, con un terminale e tutto ciò che serve. Si apre in una nuova scheda ed è lì che verifica il tuo lavoro.',
    signedIn: 'Quando superi i test, l’editor ci avvisa e questa pagina lo mostra.',
    visitor:
      'Senza un account l’editor non può avvisarci quando superi i test. Puoi comunque svolgere il tutorial.',
    signIn: 'Accedi per registrare i tuoi progressi',
    ask: 'Inizia il tutorial',
    asking: 'Prepariamo tutto…',
    open: 'Apri l’editor remoto',
    ready: 'Il tuo editor è pronto.',
    newTab: '(si apre in una nuova scheda)',
    none: 'Questa scuola non ha un editor remoto. Puoi svolgere il tutorial sul tuo computer: il suo repository spiega come preparare tutto.',
    repository: 'Guarda il repository del tutorial',
  },
  token: {
    title: 'Il tuo token dell’editor',
    explanation:
      'L’editor usa un token per comunicare i tuoi progressi, e nient’altro. Se lo elimini, ricomincia il tutorial per riceverne uno nuovo.',
  },
  practice: {
    title: 'Quando hai finito',
    explanation:
      'L’editor ci avvisa quando i test di questo tutorial sono superati. Se non ci riesce, diccelo tu.',
    finish: 'Ho finito questo tutorial',
    recorded: 'L’editor ci ha comunicato che hai superato i test.',
  },
  steps: {
    one: 'Passo 1: supera i test nell’editor',
    two: 'Passo 2: condividi il tuo lavoro',
    done: 'Completato: hai superato i test.',
    open: 'Da fare. Lo segniamo quando l’editor ci comunica che hai superato tutti i test.',
    share:
      'Metti il tuo lavoro dove tutti possono vederlo, per esempio in un repository pubblico, e invia il suo link.',
  },
} as const
