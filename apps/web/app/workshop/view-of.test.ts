import { ChallengeType, challengeTypes, type SeedFile } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { viewOf } from './view-of.ts'

const file = {} as SeedFile

describe('the page of a lesson', () => {
  test.for([
    ['html', 'workshop'],
    ['python', 'workshop'],
    ['dailyChallengePy', 'workshop'],
    ['frontEndProject', 'frontEndProject'],
  ] as const)('with code, of the type %s, is a %s', ([name, view]) => {
    expect(viewOf({ challengeType: challengeTypes[name], files: [file] })).toBe(view)
  })

  test.for([
    ['backend', 'project'],
    ['frontEndProject', 'project'],
    ['backEndProject', 'project'],
    ['pythonProject', 'project'],
    ['colab', 'project'],
    ['video', 'reading'],
    ['theOdinProject', 'reading'],
    ['exam', 'exam'],
    ['examDownload', 'exam'],
    ['msTrophy', 'trophy'],
    ['multipleChoice', 'reading'],
    ['dialogue', 'reading'],
    ['fillInTheBlank', 'reading'],
    ['generic', 'reading'],
    ['review', 'reading'],
  ] as const)('without code, of the type %s, is a %s', ([name, view]) => {
    expect(viewOf({ challengeType: challengeTypes[name], files: [] })).toBe(view)
  })

  test('of a tutorial names the repository that the remote editor opens', () => {
    for (const name of ['codeAllyPractice', 'codeAllyCert', 'remoteWorkshop', 'remoteLab'] as const)
      expect(viewOf({ challengeType: challengeTypes[name], files: [], url: 'school/stones' })).toBe(
        'tutorial',
      )
  })

  test('of a tutorial that brings its environment along is a workshop', () => {
    const { codeAllyPractice, codeAllyCert } = challengeTypes
    for (const challengeType of [codeAllyPractice, codeAllyCert] as const) {
      expect(viewOf({ challengeType, environment: 'sql', files: [file] })).toBe('workshop')
      expect(viewOf({ challengeType, files: [file], url: 'school/stones' })).toBe('tutorial')
    }
  })

  test('of a quiz has quizzes', () => {
    expect(viewOf({ challengeType: challengeTypes.quiz, files: [], quizzes: [{ questions: [] }] })).toBe(
      'quiz',
    )
  })

  test('is there for every type, even when the lesson lacks what the type usually has', () => {
    const types = Object.values(challengeTypes).flatMap((code) => ChallengeType.safeParse(code).data ?? [])
    expect(types.map((challengeType) => viewOf({ challengeType, files: [] }))).not.toContain(undefined)
  })
})
