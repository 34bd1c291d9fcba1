/** “Something is wrong here” below each lesson. */
export const trouble = {
  open: 'Kuna kosa hapa',
  title: 'Kuna kosa katika “{{title}}”',
  lead: 'Asante kwa kutuambia! Taarifa yako inawafikia waandishi wa somo hili. Hawawezi kukujibu, kwa sababu haturekodi wewe ni nani.',
  kind: 'Kosa liko wapi?',
  kinds: {
    text: 'Maandishi',
    test: 'Jaribio',
    code: 'Msimbo',
    other: 'Kitu kingine',
  },
  details: 'Umegundua nini? Unaweza kuacha wazi.',
  sendCode: 'Tuma msimbo wangu pia',
  kept: 'Tunahifadhi unachotuma hapa, somo na lugha yake, majaribio yaliyoshindwa, na siku. Hatuhifadhi jina lako, akaunti yako wala anwani yako.',
  send: 'Tuma',
  close: 'Funga',
  back: 'Rudi kwenye somo',
} as const
