import { type Choices, pick } from '#workshop/scene/chance/chance.ts'
import { hairStyleOf, type HairStyle } from './hair-style-of.ts'

export type Look = { skin: string; shirt: string; hair: string; hairStyle: HairStyle; hasGlasses: boolean }

/** Colors of skin, each with those of hair that stand out from it. */
const complexions: Choices<{ skin: string; hairs: Choices<string> }> = [
  { skin: '#f6d3b8', hairs: ['#2b211d', '#6b4226', '#c28a43', '#a4452a'] },
  { skin: '#eebf98', hairs: ['#2b211d', '#523521', '#8b5a2e', '#6f6a72'] },
  { skin: '#d79e72', hairs: ['#2b211d', '#523521', '#7a3a22'] },
  { skin: '#b0764c', hairs: ['#221a17', '#452a1b', '#77727b'] },
  { skin: '#8a5836', hairs: ['#1d1715', '#33211a', '#a8a4ab'] },
]
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

/** How a character is drawn. It follows from the name, so a character looks the same in every lesson. */
export function lookOf(character: string): Look {
  const { skin, hairs } = pick(complexions, `${character} skin`)
  return {
    skin,
    shirt: pick(shirts, `${character} shirt`),
    hair: pick(hairs, `${character} hair`),
    hairStyle: hairStyleOf(character),
    hasGlasses: pick(glasses, `${character} glasses`),
  }
}
