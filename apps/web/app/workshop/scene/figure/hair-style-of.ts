import { pick } from '#workshop/scene/chance/chance.ts'

const styles = ['short', 'crop', 'swept', 'curly', 'bob', 'long', 'bun', 'ponytail'] as const
export type HairStyle = (typeof styles)[number]

/** The characters of freeCodeCamp's lessons. */
const known: Readonly<Record<HairStyle, readonly string[]>> = {
  long: ['Alice', 'Camila', 'Jessica', 'Sophie', 'Wang Hua', 'Ángela'],
  bob: ['Chen Na', 'Linda', 'Lisa', 'Luna', 'Sarah'],
  bun: ['Amy', 'Elena', 'Maria'],
  ponytail: ['Anna', 'Julieta'],
  short: ['Brian', 'Carlos', 'Delivery Man', 'James', 'Jim', 'Josh', 'Liu Ming'],
  crop: ['Bob', 'David', 'Luis', 'Mark', 'Riker'],
  swept: ['Candidate', 'Esteban', 'Jake', 'Second Candidate', 'Tom'],
  curly: ['Expert', 'Sebastián'],
}

/** The hair of a character whose name we do not know follows from the name, too. */
export function hairStyleOf(character: string): HairStyle {
  return styles.find((style) => known[style].includes(character)) ?? pick(styles, `${character} hair style`)
}
