/** Words for the contract's message keys; the same keys, spelled the same. */
export const flash = {
  'account-deleted':
    'Il tuo account e tutto ciò che conteneva sono stati eliminati. Grazie per il tempo che hai passato qui.',
  'account-gone': 'Questo account non esiste più.',
  'add-name':
    'Su questo certificato non c’è ancora un nome. Se è tuo, aggiungi il tuo nome nelle impostazioni.',
  'already-claimed': 'Hai già la certificazione {{name}}.',
  'cert-claim-success': 'Congratulazioni, {{username}}! La certificazione {{name}} è tua.',
  'cert-not-found': 'Non esiste una certificazione chiamata {{certSlug}}.',
  'certificate-missing': 'A questo indirizzo non c’è nessun certificato.',
  'certificate-changed':
    'Questo certificato è cambiato da quando hai aperto l’elenco, che ora mostra la situazione attuale.',
  'certificate-not-signed':
    'Il tuo certificato non è stato firmato di nuovo perché un progetto non ha ancora superato i test. Il certificato che hai resta valido.',
  'certificate-soon':
    'Tutti i tuoi progetti sono qui, e valgono. Sono arrivati molto in fretta, quindi potrai ottenere la certificazione {{name}} {{minutes, relativetime(minute)}}.',
  'certs-private': 'Le certificazioni di {{username}} sono private.',
  'challenge-save-too-big':
    'Il tuo codice occupa {{user-size}} byte e se ne possono salvare al massimo {{max-size}}. Accorcialo un po’ e riprova.',
  'challenge-submit-too-big':
    'Il tuo codice occupa {{user-size}} byte e se ne possono inviare al massimo {{max-size}}. Accorcialo un po’ e riprova.',
  'code-saved': 'Il tuo codice è stato salvato nel tuo account.',
  'code-save-conflict':
    'Il tuo account ha un codice più recente, da un altro dispositivo. Non è stato sovrascritto nulla.',
  'code-save-error': 'Non siamo riusciti a salvare il codice nel tuo account. È al sicuro in questo browser.',
  'code-save-less': 'Il codice è stato salvato poco fa. Aspetta cinque secondi prima di salvare ancora.',
  coderoad: {
    'not-ours': 'Questo tutorial non è dei nostri.',
    recorded: 'Il tuo lavoro è stato registrato. Ben fatto!',
    'token-invalid': 'Il tuo token non è più valido. Ricomincia il tutorial dalla sua lezione.',
    unknown: 'Nessuna lezione usa questo tutorial.',
  },
  'complete-project-first': 'Prima finisci la parte nell’editor, poi invia il progetto qui.',
  'database-away':
    'In questo momento non riusciamo a raggiungere il nostro database. Ciò che hai scritto è ancora qui. Riprova tra poco.',
  'delete-token-err':
    'Non c’era nessun token da eliminare. Ricarica la pagina per vedere le impostazioni attuali.',
  donation: {
    'action-needed': 'La tua banca ti chiede di confermare questo pagamento.',
    already: 'Sostieni già la scuola. Grazie!',
    'amount-invalid': 'Scegli uno degli importi mostrati.',
    'attempt-used': 'Questa pagina è già stata usata per un’altra donazione. Ricaricala e riprova.',
    declined: 'La tua banca ha rifiutato il pagamento. Prova con un’altra carta.',
    'email-needed': 'Prima aggiungi il tuo indirizzo email nelle impostazioni.',
    'no-card': 'Non abbiamo nessuna tua carta registrata.',
    'not-taken': 'Questa scuola non accetta ancora donazioni.',
    'provider-away':
      'In questo momento non riusciamo a raggiungere il servizio di pagamento. Riprova tra qualche minuto. Non ti addebiteremo l’importo due volte.',
    stopped: 'Diversi pagamenti da qui sono stati rifiutati, quindi li abbiamo sospesi. Riprova domani.',
    'too-early': 'Prima completa tre passi, per vedere se ti trovi bene qui.',
    unconfirmed:
      'Il servizio di pagamento non ha ancora confermato questo pagamento. Appena lo farà, ti invieremo una ricevuta via email.',
    unknown: 'Non conosciamo questa donazione. Ricarica la pagina e riprova.',
  },
  'email-invalid': 'Non sembra un indirizzo email. Dovrebbe essere come name@example.org.',
  'email-link-expired': 'Questo link è scaduto. Chiedine uno nuovo nelle impostazioni.',
  'email-link-invalid': 'Questo link non funziona più. Chiedine uno nuovo nelle impostazioni.',
  'email-look-in-mailbox':
    'Controlla la posta di {{email}} e apri il link per confermare il tuo nuovo indirizzo.',
  'email-same': 'È già il tuo indirizzo email.',
  'email-too-soon':
    'Abbiamo appena inviato un link. Potrai chiederne un altro {{minutes, relativetime(minute)}}.',
  'email-valid': 'Il tuo nuovo indirizzo email è stato confermato.',
  exam: {
    'answers-invalid':
      'Queste risposte non corrispondono al tuo esame. Rispondi a ogni domanda una volta sola.',
    'drawn-today':
      'Oggi hai già iniziato questo esame. Potrai iniziarne uno nuovo {{hours, relativetime(hour)}}.',
    late: 'Il tempo di questo esame è scaduto. Le tue risposte sono arrivate troppo tardi per valere.',
    'not-open': 'Questo esame non è aperto. Ricomincialo dalla sua pagina.',
    prerequisite: 'Prima completa «{{title}}», poi fai l’esame.',
  },
  'generate-exam-error': 'Non siamo riusciti a preparare l’esame. Riprova tra poco.',
  'form-expired':
    'Non è stato registrato nulla, perché questa pagina è stata creata prima che tu accedessi o uscissi. Le tue risposte sono ancora qui: inviale di nuovo.',
  'form-foreign':
    'Non è stato registrato nulla, perché questo modulo veniva da un altro sito. Rispondi alla lezione qui.',
  'form-too-long':
    'Il testo è troppo lungo e non riusciamo a leggerlo. Torna indietro nel browser, dove c’è ancora, e accorcialo.',
  'form-unreadable':
    'Non siamo riusciti a leggere questo modulo. Torna indietro nel browser, dove ci sono ancora le tue risposte, e inviale di nuovo.',
  'forum-away': 'Il forum non è raggiungibile in questo momento. Riprova tra qualche minuto.',
  'generic-error': 'Qualcosa è andato storto da parte nostra. Riprova tra poco.',
  'honest-first':
    'Prima accetta il nostro impegno di onestà accademica nelle impostazioni, poi ottieni la tua certificazione.',
  'incomplete-steps': 'Prima completa tutti i progetti, poi potrai ottenere la certificazione {{name}}.',
  'keyboard-shortcut-updated': 'La tua scelta sulle scorciatoie da tastiera è stata salvata.',
  'local-code-saved': 'Salvato in questo browser.',
  'local-code-save-error':
    'Il browser non è riuscito a salvare il codice. Copialo in un posto sicuro prima di uscire.',
  ms: {
    profile: {
      err: 'Microsoft non ha nessun profilo per {{msUsername}}. Controlla lì il tuo nome utente, poi collegalo di nuovo.',
    },
    transcript: {
      'link-err-1': 'Questo non è un link a una trascrizione. Copialo dal tuo profilo Microsoft.',
      'link-err-2': 'Microsoft non ha trovato questa trascrizione. Controlla che sia condivisa e riprova.',
      'link-err-3': 'Microsoft non ha inviato nessun nome utente. Riprova più tardi.',
      'link-err-4': 'Questo account Microsoft è già collegato a un altro account qui.',
      'link-err-5': 'Non siamo riusciti a salvare il collegamento. Riprova tra poco.',
      'link-err-6': 'Qualcosa è andato storto durante il collegamento. Riprova tra poco.',
      linked: 'Il tuo account Microsoft è collegato.',
      'unlink-err': 'Non siamo riusciti a scollegare il tuo account Microsoft. Riprova tra poco.',
      unlinked: 'Il tuo account Microsoft non è più collegato.',
    },
    trophy: {
      'err-1': 'Prima collega il tuo account Microsoft.',
      'err-2': 'Questa lezione non ha un trofeo.',
      'err-3': 'Non siamo riusciti a ottenere i tuoi trofei da Microsoft. Riprova più tardi.',
      'err-4': '{{msUsername}} non ha ancora questo trofeo. Conquistalo lì, poi verifica di nuovo.',
      'err-5': 'Qualcosa è andato storto durante la verifica del trofeo. Riprova tra poco.',
      'err-6': 'Microsoft non mostra ancora nessun tuo trofeo.',
      verified: 'Il tuo trofeo è stato confermato. Ben fatto!',
    },
  },
  'name-needed': 'Prima aggiungi il tuo nome nelle impostazioni. Comparirà sul certificato.',
  'lesson-not-found': 'Questa scuola non ha quella lezione.',
  'lesson-recorded': 'Il tuo lavoro è stato registrato. Avanti con la prossima!',
  'lesson-report-enough':
    'Ci sono già molte segnalazioni aperte su questa lezione. Riprova tra qualche giorno.',
  'lesson-report-sent': 'Grazie! La tua segnalazione è arrivata a chi scrive questa lezione.',
  'no-solution': 'Per questa lezione non c’è nessuna soluzione da mostrare.',
  'not-eligible': 'Questo certificato non si può mostrare.',
  'not-honest': '{{username}} non ha ancora accettato il nostro impegno di onestà accademica.',
  'operators-only': 'Solo chi gestisce questa scuola può aprire queste pagine.',
  'own-account': 'Qui non puoi farlo sul tuo account.',
  'portfolio-item-updated': 'Il tuo portfolio è stato salvato.',
  'privacy-updated': 'Le tue impostazioni sulla privacy sono state salvate.',
  'profile-private': 'Il profilo di {{username}} è privato.',
  'progress-reset': 'I tuoi progressi sono stati azzerati. Si ricomincia?',
  'project-code-used':
    'Hai già inviato questo codice per un altro progetto. Questo ha bisogno di un codice suo.',
  'project-files-needed': 'Il tuo progetto è arrivato senza codice. Ricarica la pagina e invialo di nuovo.',
  'project-link-used':
    'Un altro tuo progetto usa già questo link. Questo ha bisogno di uno suo. Per il codice basta un link alla sua cartella.',
  'project-links-invalid': 'Quel link non sembra giusto. Controllalo e riprova.',
  'project-links-same':
    'I due link portano allo stesso posto. In uno metti il progetto finito, nell’altro il suo codice sorgente.',
  'project-untouched':
    'Questo è ancora il codice di partenza. Prima costruisci il tuo progetto, poi concludilo.',
  'provide-username': 'Dicci di chi è il profilo e che cosa non va.',
  'really-weird': 'È successo qualcosa di davvero strano. Ricarica la pagina.',
  'reason-needed': 'Scrivi un motivo di al massimo {{most, number}} caratteri.',
  'report-gone': 'Questa segnalazione è già stata risolta.',
  'report-sent':
    'Grazie. Il nostro team ha ricevuto la tua segnalazione, e ne abbiamo inviato una copia a {{email}}.',
  resubscribed: 'Riceverai di nuovo le nostre email.',
  'signed-in-only': 'Prima accedi, poi apri di nuovo quella pagina.',
  'signin-success': 'Ciao! Hai effettuato l’accesso.',
  'start-project-err': 'Non siamo riusciti ad aprire l’editor. Riprova tra poco.',
  'submission-invalid':
    'Questa lezione è cambiata da quando l’hai aperta. Ricarica la pagina e invia di nuovo.',
  'submission-kept':
    'In questo momento non riusciamo a raggiungere la scuola. Il tuo risultato è salvato in questo browser e lo invieremo appena possibile.',
  'submission-not-kept':
    'Non riusciamo a raggiungere la scuola, e il tuo browser non ha spazio per salvare il risultato. Lascia aperta questa pagina. Continueremo a provare.',
  'submissions-damaged':
    'Alcuni risultati salvati in questo browser sono danneggiati. Invia di nuovo i tuoi ultimi passi.',
  'subscribe-to-quincy-updated': 'La tua scelta sulla nostra email settimanale è stata salvata.',
  survey: {
    'err-1': 'Rispondi a tutte le domande del sondaggio.',
    'err-2': 'Hai già risposto a questo sondaggio.',
    'err-3': 'Non siamo riusciti a salvare le tue risposte. Riprova tra poco.',
    success: 'Grazie per le tue risposte.',
  },
  'timeline-private': 'La cronologia di {{username}} è privata.',
  'token-deleted': 'Il tuo token è stato eliminato.',
  'too-many-requests': 'Troppe richieste in poco tempo. Riprova {{minutes, relativetime(minute)}}.',
  'undo-invalid': 'Questo link è già stato usato, è scaduto o è incompleto. Copialo di nuovo dall’email.',
  undone:
    'Il tuo account è di nuovo tuo, con l’indirizzo {{email}}. Abbiamo disconnesso tutti i dispositivi.',
  'unsubscribe-old-link':
    'Questo link viene da una vecchia email. Nelle impostazioni puoi scegliere quali email ricevere.',
  'unsubscribe-unknown':
    'Non riconosciamo questo link. Nelle impostazioni puoi scegliere quali email ricevere.',
  unsubscribed: 'Non riceverai più nostre email.',
  'updated-about-me': 'Il tuo profilo è stato salvato.',
  'updated-language': 'La tua lingua è stata salvata.',
  'updated-socials': 'I tuoi link sono stati salvati.',
  'updated-sound': 'Le tue impostazioni sui suoni sono state salvate.',
  'updated-themes': 'Il tuo tema è stato cambiato.',
  'user-not-certified': '{{username}} non ha ottenuto la certificazione {{cert}}.',
  'username-invalid': 'Nel nome utente usa le lettere dalla a alla z, i numeri e i caratteri - _ +',
  'username-is-status':
    'Il nome utente non può essere un numero da 100 a 599, perché sul web quei numeri indicano errori.',
  'username-not-found': 'Non abbiamo trovato {{username}}.',
  'username-taken': 'Quel nome utente è già in uso. Provane un altro.',
  'username-too-long': 'Quel nome utente è troppo lungo. Usa al massimo 40 caratteri.',
  'username-too-often':
    'Nell’ultimo mese hai cambiato nome utente {{count}} volte. Potrai cambiarlo di nuovo {{days, relativetime(day)}}.',
  'username-too-short': 'Il nome utente deve avere almeno tre caratteri.',
  'username-updated': 'Il tuo nome utente ora è {{username}}.',
  'username-used': 'È già il tuo nome utente.',
  'visitor-work-not-kept':
    'Il tuo browser non ha spazio per salvare i tuoi progressi, quindi durano finché non chiudi questa pagina. Accedi per non perderli.',
  'went-wrong': 'Qualcosa è andato storto. Riprova tra poco.',
  'wrong-name': 'Non esiste una certificazione chiamata {{name}}.',
  'wrong-updating': 'Non siamo riusciti a salvare. Controlla ciò che hai scritto e riprova.',
} as const

/** The key of this message is `buttons.accepted-honesty`. */
export const buttons = {
  'accepted-honesty': 'Grazie per aver accettato il nostro impegno di onestà accademica.',
} as const

export const signin = {
  'address-kept':
    'Il tuo account è passato a un nuovo indirizzo email. Accedi con quello. Se non l’hai cambiato tu, apri il link nell’email che ti abbiamo inviato in proposito.',
  blocked: 'Questo account è bloccato. Se pensi che sia un errore, scrivi alla scuola.',
  'code-invalid': 'Non è il codice dell’email. Controllalo e riprova.',
  'code-needed': 'Hai chiesto questo link in un altro browser. Scrivi lì il codice dell’email.',
  'confirm-first': 'Non è ancora cambiato nulla. Conferma la tua identità, poi riprova.',
  'email-invalid': 'Non sembra un indirizzo email. Dovrebbe essere come name@example.org.',
  'identity-gone': 'Quell’account era già scollegato.',
  'identity-removed': 'Con quell’account non si accede più. Puoi sempre usare un codice via email.',
  'link-expired': 'Questo link o codice è già stato usato oppure è scaduto. Chiedine uno nuovo.',
  'mail-paused':
    'Troppe persone stanno chiedendo email in questo momento, quindi abbiamo sospeso gli invii. Usa una passkey o un codice di recupero, oppure riprova tra un’ora.',
  'passkey-added': 'Ora puoi accedere con questo dispositivo.',
  'passkey-cancelled': 'Il dispositivo non ha completato l’operazione. Riprova o accedi in un altro modo.',
  'passkey-expired': 'È passato troppo tempo. Riprova.',
  'passkey-failed': 'Non siamo riusciti a verificare quella passkey. Riprova o accedi in un altro modo.',
  'passkey-gone': 'Quella passkey era già stata rimossa.',
  'passkey-removed': 'Con quella passkey non si accede più. Puoi eliminarla anche dal tuo dispositivo.',
  'passkey-too-many': 'Il tuo account non può contenere altre passkey. Prima rimuovine una.',
  'passkey-unknown': 'Non riconosciamo quella passkey. Forse è stata rimossa. Accedi in un altro modo.',
  'provider-confirm':
    'Hai già un account con questo indirizzo. Scrivi il codice che ti abbiamo inviato via email per collegarli.',
  'provider-declined': 'Non hai effettuato l’accesso. Puoi continuare senza account o riprovare più tardi.',
  'provider-email-unverified':
    'Quel servizio non ha verificato il tuo indirizzo email. Accedi con un codice via email.',
  'provider-failed':
    'Non è stato possibile accedere con quel servizio. Riprova o usa il tuo indirizzo email.',
  'provider-other-email':
    'Quel servizio ha un tuo indirizzo email diverso da quello di questo account. Per usarlo, prima esci.',
  'provider-unavailable':
    'In questo momento non riusciamo a raggiungere quel servizio. Usa il tuo indirizzo email o riprova più tardi.',
  'recovery-invalid':
    'Quell’indirizzo e quel codice non corrispondono. Controllali entrambi. Ogni codice vale una volta sola.',
  required: 'Prima accedi.',
  'session-ended': 'Quel dispositivo è stato disconnesso.',
  'session-gone': 'Quel dispositivo era già disconnesso.',
  'sessions-ended': 'Ora il tuo account è aperto solo qui.',
  'too-many-mails':
    'Abbiamo già inviato diverse email a questo indirizzo. Controlla la posta in arrivo e lo spam, oppure riprova tra un’ora.',
  'too-many-mails-here':
    'Dalla tua rete sono state chieste troppe email. Usa una passkey, oppure riprova tra un’ora.',
} as const
