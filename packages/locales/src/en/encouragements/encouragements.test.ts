import { expect, test } from 'vitest'
import { encouragements } from './encouragements.ts'
import { yearOfDeath } from './year-of-death.ts'

const quotations = encouragements.filter((encouragement) => encouragement.author !== undefined)

/** Authors who died in that year are in the public domain wherever it takes 70 years. */
const lastFreeYear = 1955

test('there are two hundred', () => {
  expect(encouragements.length).toBeGreaterThanOrEqual(200)
})

test('none repeats another, whatever its capitals and punctuation', () => {
  const words = encouragements.map(({ text }) => text.toLowerCase().replaceAll(/[^\p{Letter}]+/gu, ' '))
  expect(words.filter((text, index) => words.indexOf(text) !== index)).toEqual([])
})

test('each is read in one breath: at most 240 characters', () => {
  expect(encouragements.filter(({ text }) => text.length === 0 || text.length > 240)).toEqual([])
})

test('a quotation names its author, work and year; a sentence of our own names none of them', () => {
  const named = encouragements.map(({ author, work, year }) => [author, work, year])
  expect(named.filter((names) => names.some(Boolean) && !names.every(Boolean))).toEqual([])
})

test('no quotation is from a work younger than 1950', () => {
  expect(quotations.filter(({ year }) => year > 1950)).toEqual([])
})

test('every author has been dead for 70 years', () => {
  expect(quotations.filter(({ author }) => yearOfDeath[author] > lastFreeYear)).toEqual([])
})

test('no author is listed who is not quoted', () => {
  const quoted = new Set<string>(quotations.map(({ author }) => author))
  expect(Object.keys(yearOfDeath).filter((author) => !quoted.has(author))).toEqual([])
})

test('the first, which cached pages show to all, is one of our own', () => {
  expect(encouragements[0]?.author).toBeUndefined()
})
