import { challengeTypes } from '@cairn/contract'
import { expect, test } from 'vitest'
import { countedLinks, isSubmittedByTests } from './rules.ts'

test.for([
  'html',
  'js',
  'python',
  'quiz',
  'multipleChoice',
  'fillInTheBlank',
  'lab',
  'review',
  'step',
] as const)('a lesson of type %s is completed by passing its tests or answering its questions', (name) => {
  expect(isSubmittedByTests({ challengeType: challengeTypes[name] })).toBe(true)
})

test.for([
  'exam',
  'examDownload',
  'msTrophy',
  'backend',
  'frontEndProject',
  'backEndProject',
  'remoteLab',
] as const)('a lesson of type %s is not: its own call asks for more', (name) => {
  expect(isSubmittedByTests({ challengeType: challengeTypes[name] })).toBe(false)
})

test('a link counts for one project, unless its block is practice', () => {
  const links = { solution: 'https://stones.example.org/' }
  const challengeType = challengeTypes.frontEndProject
  expect(countedLinks({ challengeType, block: 'responsive-web-design-projects' }, links)).toHaveLength(1)
  expect(countedLinks({ challengeType, block: 'take-home-projects' }, links)).toEqual([])
})
