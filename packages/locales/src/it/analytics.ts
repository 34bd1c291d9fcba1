export const analytics = {
  title: 'Aiuta a migliorare Cairn',
  explanation:
    'Proviamo le novità con alcune persone prima che arrivino a tutti e contiamo che cosa aiuta: quale versione è stata mostrata, se i test sono stati superati e in quali lezioni ci si ferma. Mai con il tuo nome, la tua email o il tuo codice.',
  takePart: 'Partecipa',
} as const
