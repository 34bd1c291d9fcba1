/** Whether a certificate is genuine, on its page and on the page that checks files. */
export const credential = {
  title: 'Ist es echt?',
  checking: 'Dein Browser prüft die Signatur …',
  verdict: {
    valid: 'Echt. Es ist unverändert, seit die Schule es signiert hat, und weiterhin gültig.',
    changed: 'Nicht echt. Es wurde nach dem Signieren verändert.',
    unknownKey:
      'Nicht echt oder von einer anderen Schule: Es wurde mit keinem Schlüssel dieser Schule signiert.',
    revokedKey:
      'Nicht gültig. Der Schlüssel, mit dem es signiert wurde, wurde vielleicht gestohlen. Deshalb hat die Schule ihn widerrufen.',
    revoked: 'Nicht mehr gültig. Die Schule hat es zurückgezogen.',
    suspended: 'Zurzeit nicht gültig. Die Schule hat es vorläufig ausgesetzt.',
    unknownStatus:
      'Die Signatur ist echt. Ob die Schule das Zertifikat zurückgezogen hat, ließ sich nicht feststellen.',
    unreadable: 'In dieser Datei ist kein Zertifikat.',
  },
  failed: 'Die Prüfung hat nicht geklappt. Prüfe deine Verbindung und versuch es noch einmal.',
  insecure:
    'Browser prüfen Signaturen nur auf sicheren Seiten (https). Lade das Zertifikat herunter und prüfe es anderswo.',
  retry: 'Noch einmal prüfen',
  waiting:
    'Noch nicht signiert. Die Schule führt die Tests der Projekte gerade noch einmal aus und signiert das Zertifikat, sobald alle bestanden sind.',
  refused:
    'Nicht signiert: Das Projekt „{{title}}“ hat die Tests nicht bestanden, als die Schule sie noch einmal ausgeführt hat.',
  refusedAdvice:
    'Öffne das Projekt, überarbeite es, bis alle Tests bestanden sind, und gib es noch einmal ab. Dein Zertifikat wird dann von selbst signiert.',
  takenBack: 'Die Schule hat dieses Zertifikat zurückgezogen.',
  explanation:
    'Dein Browser prüft selbst, mit den öffentlichen Schlüsseln der Schule. Unternehmen können das auch, mit jedem Prüfprogramm für Open Badges 3.0.',
  downloads: 'Signiertes Zertifikat herunterladen',
  otherName:
    'Dieses Zertifikat wurde mit einem Namen signiert, der nicht mehr gezeigt wird. Deshalb kann es nicht heruntergeladen werden.',
  json: 'Daten (JSON)',
  svg: 'Badge (SVG)',
  png: 'Badge (PNG)',
  permanent: 'Dauerhafter Link',
  checkFile: 'Datei prüfen',
  reissue: 'Mit meinem aktuellen Namen neu signieren',
  reissueAdvice:
    'Das Zertifikat bekommt eine neue Nummer. Was vorher heruntergeladen wurde, ist dann nicht mehr gültig.',
  verifier: {
    title: 'Zertifikat prüfen',
    explanation:
      'Wähle ein Zertifikat, das von dieser Schule heruntergeladen wurde. Dein Browser prüft es und sendet es nirgendwohin.',
    file: 'Zertifikat (JSON, SVG oder PNG)',
    holder: 'Ausgestellt für',
    nameless: 'ohne Namen',
    certification: 'Zertifizierung',
    earned: 'Erworben am',
    school: 'Schule',
    asOf: 'Schlüssel der Schule und Liste der zurückgezogenen Zertifikate auf dieser Seite: Stand {{date}}.',
    save: 'Speichere diese Seite, um Zertifikate auch ohne die Schule prüfen zu können: Sie funktioniert auch als Datei.',
  },
} as const
