import { expect, test } from 'vitest'
import { repositoryOf } from './rules.ts'

test.for([
  ['school/stones', 'stones'],
  ['School/stones:v1.2.0', 'stones'],
  ['school/learn-bash.2', 'learn-bash.2'],
] as const)('%s is ours', ([tutorialId, repository]) => {
  expect(repositoryOf(tutorialId, ['other-school', 'school'])).toBe(repository)
})

test.for([
  '',
  'stones',
  'school/',
  '/stones',
  'other/stones',
  'school/a/b',
  'x/school/stones',
  'school/stones:',
])('%j is not', (tutorialId) => {
  expect(repositoryOf(tutorialId, ['other-school', 'school'])).toBeUndefined()
})
