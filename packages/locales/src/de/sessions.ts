export const sessions = {
  title: 'Wo du angemeldet bist',
  lead: 'Du kennst ein Gerät nicht? Melde es ab. Das wirkt sofort.',
  device: '{{browser}} auf {{system}}',
  unknownDevice: 'Unbekanntes Gerät',
  here: 'Dieses Gerät',
  since: 'Angemeldet am {{when}}',
  seen: 'Zuletzt benutzt am {{when}}',
  end: 'Abmelden',
  endOne: '{{device}} abmelden, angemeldet am {{when}}',
  endOthers: 'Überall sonst abmelden',
  loading: 'Deine Geräte werden gesucht …',
} as const
