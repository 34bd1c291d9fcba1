import type { en } from '@cairn/locales'

type Words = (typeof en)['certificate']
type WordsByKey = Readonly<Record<`certificate.${keyof Words}`, string>>

/**
 * The texts of a certificate in French, which the interface does not speak otherwise. The spaces beside its marks do not
 * break, and those before `;`, `!` and `?` are narrow.
 */
export const frenchWords = {
  'certificate.pageTitle': '{{holder}}\u00a0: {{title}}',
  'certificate.description': '{{holder}} a obtenu le certificat {{title}} sur Cairn.',
  'certificate.certifies': 'Nous certifions que',
  'certificate.earned': 'a terminé avec succès le parcours',
  'certificate.hours': 'Environ {{hours, number}} heures de travail',
  'certificate.issued': 'Délivré le {{date}}',
  'certificate.signatureNote': 'École de code gratuite',
  'certificate.signatureOf': 'Signature de {{name}}',
  'certificate.partner': 'Microsoft',
  'certificate.partnerNote': 'Partenaire de cette certification',
  'certificate.check': 'À vérifier à l’adresse',
  'certificate.actions': 'Imprimer ou partager',
  'certificate.print': 'Imprimer',
  'certificate.linkedin': 'Ajouter à LinkedIn',
  'certificate.x': 'Partager sur X',
  'certificate.xText': 'J’ai obtenu le certificat {{title}} sur Cairn\u00a0: {{address}}',
  'certificate.work': 'Certifications obtenues',
  'certificate.honesty': '{{holder}} a promis\u00a0: «\u00a0{{pledge}}\u00a0»',
  'certificate.report': 'Ce travail semble copié\u202f? Dites-le-nous.',
  'certificate.home': 'Aller à l’accueil',
  'certificate.profile': 'Aller au profil',
  'certificate.none': 'Certificat introuvable',
  'settings.honesty.pledge':
    'Ce que je remets pour une certification est mon propre travail. Je peux lire et demander autant que je veux, et je cite mes sources quand j’utilise le code d’autres personnes.',
} as const satisfies WordsByKey & { 'settings.honesty.pledge': string }
