import { challengeTypes } from '@cairn/contract'
import { expect, test } from 'vitest'
import { isSubmittedByTests } from './rules.ts'

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
