/** The page of a front-end project, which is built here or submitted as a link. */
export const frontEndProject = {
  ways: {
    title: 'Wo möchtest du es bauen?',
    here: 'Hier bauen',
    hereNote: 'Im Editor auf dieser Seite. Dein Code wird beim Schreiben gespeichert.',
    link: 'Link abgeben',
    linkNote: 'Bau es, wo du möchtest, und gib uns die Adresse.',
  },
  stories: {
    title: 'Kann es alles?',
    text: 'Schau ein letztes Mal hin: Probier dein Projekt in der Vorschau aus und vergleich es Punkt für Punkt mit dem, was die Lektion verlangt. Andere sehen es in deinem Profil und hinter deinem Zertifikat.',
    confirm: 'Ja, es kann alles',
    close: 'Weiterarbeiten',
  },
  finished: 'Dein Projekt ist fertig.',
} as const
