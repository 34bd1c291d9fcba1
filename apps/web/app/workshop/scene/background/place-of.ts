/** The places that we have drawings of, and the words in a picture's file name that each is chosen by. */
const words = {
  reception: ['reception', 'lobby', 'entrance'],
  meetingRoom: ['boardroom', 'interview', 'meeting', 'conference', 'classroom'],
  cafe: ['cafe', 'coffee', 'breakroom', 'dining', 'restaurant', 'kitchen', 'bakery', 'canteen'],
  home: ['living', 'home', 'house', 'bedroom', 'apartment'],
  street: ['street', 'roof', 'city', 'park', 'outside', 'garden', 'square'],
  office: ['office', 'company', 'desk', 'work'],
} as const satisfies Record<string, readonly string[]>

export type Place = keyof typeof words | 'plain'

/** The place that a background shows. The first kind of place that the name mentions wins. */
export function placeOf(filename: string): Place {
  const name = filename.toLowerCase()
  const places = Object.keys(words) as (keyof typeof words)[]
  return places.find((place) => words[place].some((word) => name.includes(word))) ?? 'plain'
}
