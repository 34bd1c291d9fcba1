/** Words for the contract's message keys; the same keys, spelled the same. */
export const flash = {
  'account-deleted': 'Dein Konto und alles darin ist gelöscht. Danke für die Zeit, die du hier warst.',
  'account-gone': 'Dieses Konto gibt es nicht mehr.',
  'add-name':
    'Auf diesem Zertifikat steht noch kein Name. Wenn es deins ist, trag deinen Namen in den Einstellungen ein.',
  'already-claimed': 'Du hast die Zertifizierung „{{name}}“ schon abgeholt.',
  'cert-claim-success': 'Glückwunsch, {{username}}! Die Zertifizierung „{{name}}“ gehört dir.',
  'cert-not-found': 'Es gibt keine Zertifizierung namens {{certSlug}}.',
  'certificate-missing': 'Unter dieser Adresse gibt es kein Zertifikat.',
  'certificate-changed':
    'Dieses Zertifikat hat sich geändert, seit du die Liste geöffnet hast. Sie zeigt jetzt, wie es ist.',
  'certificate-not-signed': 'Ein Projekt hat noch nicht bestanden. Dein Zertifikat bleibt, wie es ist.',
  'certificate-soon':
    'Alle deine Projekte sind da, und sie zählen. Sie kamen sehr schnell, darum kannst du die Zertifizierung „{{name}}“ erst {{minutes, relativetime(minute)}} abholen.',
  'certs-private': 'Die Zertifizierungen von {{username}} sind privat.',
  'challenge-save-too-big':
    'Dein Code hat {{user-size}} Bytes, speichern lassen sich höchstens {{max-size}}. Kürze ihn ein wenig und versuch es noch einmal.',
  'challenge-submit-too-big':
    'Dein Code hat {{user-size}} Bytes, abgeben lassen sich höchstens {{max-size}}. Kürze ihn ein wenig und versuch es noch einmal.',
  'code-saved': 'Dein Code ist in deinem Konto gespeichert.',
  'code-save-conflict':
    'In deinem Konto liegt neuerer Code von einem anderen Gerät. Es wurde nichts überschrieben.',
  'code-save-error':
    'Dein Code konnte nicht in deinem Konto gespeichert werden. In diesem Browser ist er sicher.',
  'code-save-less':
    'Dein Code wurde gerade erst gespeichert. Warte fünf Sekunden, bevor du wieder speicherst.',
  coderoad: {
    'not-ours': 'Dieses Tutorial ist keins von uns.',
    recorded: 'Deine Arbeit ist gespeichert. Gut gemacht!',
    'token-invalid': 'Dein Token gilt nicht mehr. Starte das Tutorial noch einmal aus seiner Lektion.',
    unknown: 'Dieses Tutorial gehört zu keiner Lektion.',
  },
  'complete-project-first': 'Mach zuerst den Teil im Editor fertig, dann kannst du das Projekt hier abgeben.',
  'database-away':
    'Unsere Datenbank ist gerade nicht erreichbar. Was du geschrieben hast, ist noch da. Bitte versuch es gleich noch einmal.',
  'delete-token-err':
    'Es gab kein Token zum Löschen. Lade die Seite neu, dann siehst du den aktuellen Stand.',
  donation: {
    'action-needed': 'Deine Bank bittet dich, diese Zahlung zu bestätigen.',
    already: 'Du unterstützt uns schon. Danke!',
    'amount-invalid': 'Wähle einen der angezeigten Beträge.',
    'attempt-used':
      'Diese Seite wurde schon für eine andere Spende benutzt. Lade sie neu und versuch es noch einmal.',
    declined: 'Deine Bank hat die Zahlung abgelehnt. Versuch es mit einer anderen Karte.',
    'email-needed': 'Trag zuerst deine E-Mail-Adresse in den Einstellungen ein.',
    'no-card': 'Für dich ist keine Karte hinterlegt.',
    'not-taken': 'Diese Schule nimmt noch keine Spenden an.',
    'provider-away':
      'Wir erreichen den Zahlungsdienst gerade nicht. Versuch es in ein paar Minuten noch einmal. Es wird nichts doppelt abgebucht.',
    stopped:
      'Von hier wurden mehrere Zahlungen abgelehnt, deshalb machen wir eine Pause. Versuch es morgen noch einmal.',
    'too-early': 'Schließe zuerst drei Schritte ab und schau, ob es dir hier gefällt.',
    unconfirmed:
      'Der Zahlungsdienst hat diese Zahlung noch nicht bestätigt. Sobald er das tut, schicken wir dir eine Quittung per E-Mail.',
    unknown: 'Diese Spende kennen wir nicht. Lade die Seite neu und versuch es noch einmal.',
  },
  'email-invalid':
    'Das sieht nicht nach einer E-Mail-Adresse aus. Sie ist etwa so aufgebaut: name@example.org.',
  'email-link-expired': 'Dieser Link ist abgelaufen. Fordere in deinen Einstellungen einen neuen an.',
  'email-link-invalid': 'Dieser Link gilt nicht mehr. Fordere in deinen Einstellungen einen neuen an.',
  'email-look-in-mailbox':
    'Schau in den Posteingang von {{email}} und öffne den Link, um deine neue Adresse zu bestätigen.',
  'email-same': 'Das ist schon deine E-Mail-Adresse.',
  'email-too-soon':
    'Wir haben gerade einen Link gesendet. Einen weiteren kannst du {{minutes, relativetime(minute)}} anfordern.',
  'email-valid': 'Deine neue E-Mail-Adresse ist bestätigt.',
  exam: {
    'answers-invalid': 'Diese Antworten passen nicht zu deiner Prüfung. Beantworte jede Frage genau einmal.',
    'drawn-today':
      'Du hast diese Prüfung heute schon begonnen. Eine neue kannst du {{hours, relativetime(hour)}} beginnen.',
    late: 'Die Zeit für diese Prüfung ist um. Deine Antworten kamen zu spät und zählen nicht mehr.',
    'not-open': 'Diese Prüfung ist nicht offen. Beginne sie noch einmal auf ihrer Seite.',
    prerequisite: 'Schließe zuerst „{{title}}“ ab, dann kannst du die Prüfung machen.',
  },
  'generate-exam-error': 'Die Prüfung konnte nicht vorbereitet werden. Bitte versuch es gleich noch einmal.',
  'form-expired':
    'Es wurde nichts gespeichert, weil du dich an- oder abgemeldet hast, seit du diese Seite geöffnet hast. Deine Antworten sind noch da: Gib sie noch einmal ab.',
  'form-foreign':
    'Es wurde nichts gespeichert, weil dieses Formular von einer anderen Website kam. Bearbeite die Lektion bitte hier.',
  'form-too-long': 'Das ist zu lang für uns. Geh im Browser zurück, dort steht der Text noch, und kürze ihn.',
  'form-unreadable':
    'Wir konnten dieses Formular nicht lesen. Geh im Browser zurück, dort stehen deine Antworten noch, und sende sie noch einmal.',
  'forum-away': 'Das Forum ist gerade nicht erreichbar. Versuch es in ein paar Minuten noch einmal.',
  'generic-error': 'Bei uns ist etwas schiefgegangen. Bitte versuch es gleich noch einmal.',
  'honest-first':
    'Stimme zuerst in deinen Einstellungen unserem Ehrenkodex zu, dann kannst du deine Zertifizierung abholen.',
  'incomplete-steps':
    'Schließe zuerst alle Projekte ab, dann kannst du die Zertifizierung „{{name}}“ abholen.',
  'keyboard-shortcut-updated': 'Deine Einstellung für die Tastenkürzel ist gespeichert.',
  'local-code-saved': 'In diesem Browser gespeichert.',
  'local-code-save-error':
    'Dein Browser konnte den Code nicht speichern. Kopiere ihn an einen sicheren Ort, bevor du gehst.',
  ms: {
    profile: {
      err: 'Microsoft kennt kein Profil für {{msUsername}}. Prüfe deinen Benutzernamen dort und verknüpfe es dann noch einmal.',
    },
    transcript: {
      'link-err-1': 'Das ist kein Link zu einem Transkript. Kopiere ihn aus deinem Microsoft-Profil.',
      'link-err-2':
        'Microsoft hat dieses Transkript nicht gefunden. Prüfe, ob es freigegeben ist, und versuch es noch einmal.',
      'link-err-3': 'Microsoft hat keinen Benutzernamen geschickt. Bitte versuch es später noch einmal.',
      'link-err-4': 'Dieses Microsoft-Konto ist hier schon mit einem anderen Konto verknüpft.',
      'link-err-5': 'Die Verknüpfung konnte nicht gespeichert werden. Bitte versuch es gleich noch einmal.',
      'link-err-6': 'Beim Verknüpfen ist etwas schiefgegangen. Bitte versuch es gleich noch einmal.',
      linked: 'Dein Microsoft-Konto ist verknüpft.',
      'unlink-err': 'Dein Microsoft-Konto konnte nicht getrennt werden. Bitte versuch es gleich noch einmal.',
      unlinked: 'Dein Microsoft-Konto ist nicht mehr verknüpft.',
    },
    trophy: {
      'err-1': 'Verknüpfe zuerst dein Microsoft-Konto.',
      'err-2': 'Zu dieser Lektion gibt es keine Trophäe.',
      'err-3': 'Wir konnten deine Trophäen nicht von Microsoft abrufen. Bitte versuch es später noch einmal.',
      'err-4': '{{msUsername}} hat diese Trophäe noch nicht. Hol sie dir dort und prüfe dann noch einmal.',
      'err-5': 'Beim Prüfen deiner Trophäe ist etwas schiefgegangen. Bitte versuch es gleich noch einmal.',
      'err-6': 'Microsoft zeigt für dich noch keine Trophäen.',
      verified: 'Deine Trophäe ist bestätigt. Gut gemacht!',
    },
  },
  'name-needed': 'Trag zuerst deinen Namen in den Einstellungen ein. Er erscheint auf dem Zertifikat.',
  'lesson-not-found': 'Diese Lektion gibt es an dieser Schule nicht.',
  'lesson-recorded': 'Deine Arbeit ist gespeichert. Auf zur nächsten!',
  'lesson-report-enough':
    'Zu dieser Lektion liegen schon viele offene Meldungen vor. Versuch es in ein paar Tagen noch einmal.',
  'lesson-report-sent': 'Danke! Deine Meldung ist bei allen, die diese Lektion schreiben.',
  'no-solution': 'Zu dieser Lektion gibt es keine Lösung zum Zeigen.',
  'not-eligible': 'Dieses Zertifikat kann nicht gezeigt werden.',
  'not-honest': '{{username}} hat unserem Ehrenkodex noch nicht zugestimmt.',
  'operators-only': 'Diese Seiten kann nur öffnen, wer diese Schule betreibt.',
  'own-account': 'Mit deinem eigenen Konto geht das hier nicht.',
  'portfolio-item-updated': 'Dein Portfolio ist gespeichert.',
  'privacy-updated': 'Deine Einstellungen zur Privatsphäre sind gespeichert.',
  'profile-private': 'Das Profil von {{username}} ist privat.',
  'progress-reset': 'Dein Fortschritt ist zurückgesetzt. Bereit für einen neuen Anfang?',
  'project-code-used':
    'Diesen Code hast du schon für ein anderes Projekt abgegeben. Schreib für dieses Projekt eigenen Code.',
  'project-files-needed':
    'Dein Projekt kam ohne seinen Code an. Lade die Seite neu und gib es noch einmal ab.',
  'project-link-used':
    'Diesen Link hat schon ein anderes deiner Projekte. Gib diesem Projekt einen eigenen. Bei Code reicht ein Link zum Ordner.',
  'project-links-invalid': 'Mit diesem Link stimmt etwas nicht. Prüfe ihn und versuch es noch einmal.',
  'project-links-same':
    'Beide Links führen an dieselbe Stelle. Einer soll zum fertigen Projekt führen, der andere zum Quellcode.',
  'project-untouched':
    'Das ist noch der Code, mit dem du angefangen hast. Bau zuerst dein Projekt, dann schließe es ab.',
  'provide-username': 'Sag uns, um wessen Profil es geht und was damit nicht stimmt.',
  'really-weird': 'Da ist etwas sehr Seltsames passiert. Bitte lade die Seite neu.',
  'reason-needed': 'Bitte gib eine Begründung mit höchstens {{most, number}} Zeichen an.',
  'report-gone': 'Diese Meldung ist schon erledigt.',
  'report-sent': 'Danke. Deine Meldung ist bei unserem Team, und eine Kopie ging an {{email}}.',
  resubscribed: 'Du bekommst unsere E-Mails wieder.',
  'signed-in-only': 'Melde dich zuerst an und öffne dann die Seite noch einmal.',
  'signin-success': 'Willkommen! Du bist angemeldet.',
  'start-project-err': 'Der Editor konnte nicht geöffnet werden. Bitte versuch es gleich noch einmal.',
  'submission-invalid':
    'Diese Lektion hat sich geändert, seit du sie geöffnet hast. Lade die Seite neu und gib noch einmal ab.',
  'submission-kept':
    'Die Schule ist gerade nicht erreichbar. Dein Ergebnis ist in diesem Browser gespeichert, und wir senden es, sobald es geht.',
  'submission-not-kept':
    'Die Schule ist nicht erreichbar, und dein Browser hat keinen Platz für dein Ergebnis. Lass diese Seite offen. Wir versuchen es weiter.',
  'submissions-damaged':
    'Einige in diesem Browser gespeicherte Ergebnisse sind beschädigt. Bitte gib deine letzten Schritte noch einmal ab.',
  'subscribe-to-quincy-updated': 'Deine Wahl zu unserer wöchentlichen E-Mail ist gespeichert.',
  survey: {
    'err-1': 'Bitte beantworte jede Frage der Umfrage.',
    'err-2': 'Du hast diese Umfrage schon beantwortet.',
    'err-3': 'Deine Antworten konnten nicht gespeichert werden. Bitte versuch es gleich noch einmal.',
    success: 'Danke für deine Antworten.',
  },
  'timeline-private': 'Der Lernverlauf von {{username}} ist privat.',
  'token-deleted': 'Dein Token ist gelöscht.',
  'too-many-requests':
    'Das war viel in kurzer Zeit. Bitte versuch es {{minutes, relativetime(minute)}} noch einmal.',
  'undo-invalid':
    'Dieser Link wurde schon benutzt, ist abgelaufen oder unvollständig. Kopiere ihn noch einmal aus der E-Mail.',
  undone: 'Dein Konto gehört wieder dir, mit der Adresse {{email}}. Alle Geräte sind abgemeldet.',
  'unsubscribe-old-link':
    'Dieser Link stammt aus einer alten E-Mail. Welche E-Mails du bekommst, kannst du in deinen Einstellungen ändern.',
  'unsubscribe-unknown':
    'Wir kennen diesen Link nicht. Welche E-Mails du bekommst, kannst du in deinen Einstellungen ändern.',
  unsubscribed: 'Du bekommst keine E-Mails mehr von uns.',
  'updated-about-me': 'Dein Profil ist gespeichert.',
  'updated-language': 'Deine Sprache ist gespeichert.',
  'updated-socials': 'Deine Links sind gespeichert.',
  'updated-sound': 'Deine Toneinstellungen sind gespeichert.',
  'updated-themes': 'Dein Design ist geändert.',
  'user-not-certified': '{{username}} hat die Zertifizierung „{{cert}}“ noch nicht erworben.',
  'username-invalid': 'Ein Benutzername besteht aus den Buchstaben a bis z, Ziffern und den Zeichen - _ +.',
  'username-is-status':
    'Eine Zahl von 100 bis 599 geht nicht als Benutzername, denn solche Zahlen stehen im Web für Fehler.',
  'username-not-found': 'Wir konnten {{username}} nicht finden.',
  'username-taken': 'Dieser Benutzername ist vergeben. Versuch es mit einem anderen.',
  'username-too-long': 'Dieser Benutzername ist zu lang. Er darf höchstens 40 Zeichen haben.',
  'username-too-often':
    'Du hast deinen Benutzernamen im letzten Monat {{count}}-mal geändert. Du kannst ihn {{days, relativetime(day)}} wieder ändern.',
  'username-too-short': 'Ein Benutzername braucht mindestens drei Zeichen.',
  'username-updated': 'Dein Benutzername ist jetzt {{username}}.',
  'username-used': 'Das ist schon dein Benutzername.',
  'visitor-work-not-kept':
    'Dein Browser hat keinen Platz für deinen Fortschritt, darum hält er nur, bis du diese Seite schließt. Melde dich an, um ihn zu behalten.',
  'went-wrong': 'Etwas ist schiefgegangen. Bitte versuch es gleich noch einmal.',
  'wrong-name': 'Es gibt keine Zertifizierung namens {{name}}.',
  'wrong-updating': 'Das konnte nicht gespeichert werden. Prüfe deine Eingaben und versuch es noch einmal.',
} as const

/** The key of this message is `buttons.accepted-honesty`. */
export const buttons = {
  'accepted-honesty': 'Danke, dass du unserem Ehrenkodex zugestimmt hast.',
} as const

export const signin = {
  'address-kept':
    'Dein Konto hat jetzt eine neue E-Mail-Adresse. Melde dich mit ihr an. Falls du sie nicht geändert hast, öffne den Link in der E-Mail, die wir dir dazu geschickt haben.',
  blocked: 'Dieses Konto ist gesperrt. Wenn du das für einen Irrtum hältst, schreib bitte an die Schule.',
  'code-invalid': 'Das ist nicht der Code aus der E-Mail. Prüfe ihn und versuch es noch einmal.',
  'code-needed':
    'Du hast diesen Link in einem anderen Browser angefordert. Gib den Code aus der E-Mail dort ein.',
  'confirm-first': 'Noch hat sich nichts geändert. Bestätige, dass du es bist, und versuch es noch einmal.',
  'email-invalid':
    'Das sieht nicht nach einer E-Mail-Adresse aus. Sie ist etwa so aufgebaut: name@example.org.',
  'identity-gone': 'Dieses Konto ist schon getrennt.',
  'identity-removed': 'Mit diesem Konto kannst du dich nicht mehr anmelden. Ein Code per E-Mail geht immer.',
  'link-expired': 'Dieser Link oder Code wurde schon benutzt oder ist abgelaufen. Fordere einen neuen an.',
  'mail-paused':
    'Gerade fordern zu viele Leute E-Mails an, darum machen wir damit eine Pause. Nimm einen Passkey oder einen Wiederherstellungscode, oder versuch es in einer Stunde noch einmal.',
  'passkey-added': 'Du kannst dich jetzt mit diesem Gerät anmelden.',
  'passkey-cancelled':
    'Dein Gerät hat den Vorgang abgebrochen. Versuch es noch einmal oder melde dich anders an.',
  'passkey-expired': 'Das hat zu lange gedauert. Versuch es noch einmal.',
  'passkey-failed':
    'Wir konnten diesen Passkey nicht prüfen. Versuch es noch einmal oder melde dich anders an.',
  'passkey-gone': 'Dieser Passkey ist schon entfernt.',
  'passkey-removed':
    'Mit diesem Passkey kannst du dich nicht mehr anmelden. Du kannst ihn auch von deinem Gerät löschen.',
  'passkey-too-many': 'Mehr Passkeys passen nicht in dein Konto. Entferne zuerst einen.',
  'passkey-unknown': 'Wir kennen diesen Passkey nicht. Vielleicht wurde er entfernt. Melde dich anders an.',
  'provider-confirm':
    'Mit dieser Adresse hast du schon ein Konto. Gib den Code aus unserer E-Mail ein, um beide zu verknüpfen.',
  'provider-declined':
    'Du hast dich nicht angemeldet. Du kannst ohne Konto weitermachen oder es später noch einmal versuchen.',
  'provider-email-unverified':
    'Dieser Dienst hat deine E-Mail-Adresse nicht bestätigt. Melde dich stattdessen mit einem Code per E-Mail an.',
  'provider-failed':
    'Die Anmeldung über diesen Dienst hat nicht geklappt. Versuch es noch einmal oder nimm deine E-Mail-Adresse.',
  'provider-other-email':
    'Dieser Dienst hat für dich eine andere E-Mail-Adresse als dieses Konto. Melde dich zuerst ab, um ihn zu benutzen.',
  'provider-unavailable':
    'Dieser Dienst ist gerade nicht erreichbar. Nimm deine E-Mail-Adresse oder versuch es später noch einmal.',
  'recovery-invalid': 'Adresse und Code passen nicht zusammen. Prüfe beide. Jeder Code gilt nur einmal.',
  required: 'Melde dich zuerst an.',
  'session-ended': 'Dieses Gerät ist abgemeldet.',
  'session-gone': 'Dieses Gerät ist schon abgemeldet.',
  'sessions-ended': 'Du bist jetzt nur noch hier angemeldet.',
  'too-many-mails':
    'Wir haben an diese Adresse schon mehrere E-Mails geschickt. Schau in den Posteingang und den Spam-Ordner, oder versuch es in einer Stunde noch einmal.',
  'too-many-mails-here':
    'Aus deinem Netzwerk wurden zu viele E-Mails angefordert. Nimm einen Passkey oder versuch es in einer Stunde noch einmal.',
} as const
