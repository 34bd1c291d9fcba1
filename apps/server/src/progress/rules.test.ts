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

test('a link counts for one project, unless it is practice that no certification asks for', () => {
  const counts = (block: string, isCertificationProject: boolean) =>
    countedLinks(
      { challengeType: challengeTypes.frontEndProject, block },
      { solution: 'https://stones.example.org/' },
      isCertificationProject,
    ).length
  expect(counts('responsive-web-design-projects', true)).toBe(1)
  expect(counts('take-home-projects', true)).toBe(1)
  expect(counts('take-home-projects', false)).toBe(0)
})
