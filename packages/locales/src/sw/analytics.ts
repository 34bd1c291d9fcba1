export const analytics = {
  title: 'Saidia kuboresha Cairn',
  explanation:
    'Tunajaribu mabadiliko na wanafunzi wachache kabla ya kuwafikia wote, na tunahesabu kinachosaidia: toleo gani lilionyeshwa, kama majaribio yalifaulu, na ni masomo gani watu huyaacha. Haturekodi kamwe jina lako, barua pepe yako, wala msimbo wako.',
  takePart: 'Shiriki',
} as const
