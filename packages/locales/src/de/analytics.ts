export const analytics = {
  title: 'Cairn besser machen',
  explanation:
    'Änderungen probieren wir erst mit einigen aus, bevor alle sie bekommen, und zählen, was hilft: welche Fassung zu sehen war, ob die Tests bestanden sind und in welchen Lektionen es nicht weitergeht. Nie mit deinem Namen, deiner E-Mail-Adresse oder deinem Code.',
  takePart: 'Mitmachen',
} as const
