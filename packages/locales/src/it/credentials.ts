/** Whether a certificate is genuine, on its page and on the page that checks files. */
export const credential = {
  title: 'È autentico?',
  checking: 'Il tuo browser sta verificando la firma…',
  verdict: {
    valid: 'Autentico. Non è cambiato da quando la scuola l’ha firmato ed è ancora valido.',
    changed: 'Non autentico. È stato modificato dopo la firma.',
    unknownKey:
      'Non autentico, o di un’altra scuola: non è firmato con nessuna delle chiavi di questa scuola.',
    revokedKey:
      'Non valido. La chiave con cui è stato firmato potrebbe essere stata rubata, perciò la scuola l’ha revocata.',
    revoked: 'Non più valido. La scuola l’ha ritirato.',
    suspended: 'Al momento non valido. La scuola l’ha sospeso.',
    unknownStatus:
      'La firma è autentica, ma non è stato possibile sapere se la scuola ha ritirato il certificato.',
    unreadable: 'In questo file non c’è nessun certificato.',
  },
  failed: 'La verifica non è riuscita. Controlla la connessione e riprova.',
  insecure:
    'I browser verificano le firme solo sulle pagine sicure (https). Scarica il certificato e verificalo altrove.',
  retry: 'Verifica di nuovo',
  waiting:
    'Non ancora firmato. La scuola sta eseguendo di nuovo i test dei progetti e firmerà il certificato appena saranno tutti superati.',
  refused:
    'Non firmato: il progetto «{{title}}» non ha superato i test quando la scuola li ha eseguiti di nuovo.',
  refusedAdvice:
    'Apri il progetto, fai in modo che superi i test e invialo di nuovo. Poi il tuo certificato viene firmato automaticamente.',
  takenBack: 'La scuola ha ritirato questo certificato.',
  explanation:
    'È il tuo browser a fare la verifica, con le chiavi pubbliche della scuola. Le aziende possono fare lo stesso con qualsiasi strumento di verifica per Open Badges 3.0.',
  downloads: 'Scarica il certificato firmato',
  otherName: 'È stato firmato con un nome che il titolare non mostra più, quindi non si può scaricare.',
  json: 'Dati (JSON)',
  svg: 'Badge (SVG)',
  png: 'Badge (PNG)',
  permanent: 'Link permanente',
  checkFile: 'Verifica un file',
  reissue: 'Firmalo di nuovo con il mio nome attuale',
  reissueAdvice:
    'Il certificato riceve un nuovo numero e i file scaricati in precedenza non sono più validi.',
  verifier: {
    title: 'Verifica un certificato',
    explanation:
      'Scegli un certificato scaricato da questa scuola. Viene verificato nel tuo browser e non viene inviato da nessuna parte.',
    file: 'Certificato (JSON, SVG o PNG)',
    holder: 'Rilasciato a',
    nameless: 'senza nome',
    certification: 'Certificazione',
    earned: 'Data di conseguimento',
    school: 'Scuola',
    asOf: 'Chiavi della scuola ed elenco dei certificati ritirati in questa pagina. Ultimo aggiornamento: {{date}}.',
    save: 'Salva questa pagina per poter verificare i certificati senza la scuola: funziona anche come file.',
  },
} as const
