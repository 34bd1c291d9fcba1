import { pick } from '#workshop/scene/chance.ts'
import { type HairStyle, hairStyles } from './hair-styles.ts'

export type Look = { skin: string; shirt: string; hair: string; hairStyle: HairStyle; hasGlasses: boolean }

const skins = ['#f6d3b8', '#eebf98', '#d79e72', '#b0764c', '#8a5836'] as const
const hairs = ['#2b211d', '#523521', '#8b5a2e', '#c28a43', '#a4452a', '#6f6a72'] as const
const shirts = [
  '#2f6f8f',
  '#a2453f',
  '#3e7a54',
  '#7b5596',
  '#c07a2c',
  '#41548c',
  '#b0577d',
  '#4f5b52',
] as const
const glasses = [true, false, false, false] as const

/** How a character is drawn. It follows from the name, so a name looks the same in every lesson. */
export function lookOf(character: string): Look {
  return {
    skin: pick(skins, `${character}’s skin`),
    shirt: pick(shirts, `${character}’s shirt`),
    hair: pick(hairs, `${character}’s hair`),
    hairStyle: knownHair.get(character) ?? pick(hairStyles, `${character}’s style`),
    hasGlasses: pick(glasses, `${character}’s glasses`),
  }
}

/** The hair of the characters in freeCodeCamp's lessons; that of others follows from their names. */
const knownHair: ReadonlyMap<string, HairStyle> = new Map(
  Object.entries({
    long: ['Alice', 'Camila', 'Jessica', 'Sophie', 'Wang Hua', 'Ángela'],
    bob: ['Chen Na', 'Linda', 'Lisa', 'Luna', 'Sarah'],
    bun: ['Amy', 'Elena', 'Maria'],
    ponytail: ['Anna', 'Julieta'],
    short: ['Brian', 'Carlos', 'Delivery Man', 'James', 'Jim', 'Josh', 'Liu Ming'],
    crop: ['Bob', 'David', 'Luis', 'Mark', 'Riker'],
    swept: ['Candidate', 'Esteban', 'Jake', 'Second Candidate', 'Tom'],
    curly: ['Expert', 'Sebastián'],
  } satisfies Record<HairStyle, readonly string[]>).flatMap(([style, names]) =>
    names.map((name) => [name, style as HairStyle] as const),
  ),
)
