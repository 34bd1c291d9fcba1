import { describe, expect, test } from 'vitest'
import { claimedCertificationType, completedLessonType } from './challenge-types.ts'
import { ChallengeType } from './entities/challenge-type.ts'

const types = [...ChallengeType._zod.def.values]

describe('the type of a completion', () => {
  test.for(types)('of a lesson of type %i does not mark a claimed certification', (type) => {
    expect(completedLessonType(type)).not.toBe(claimedCertificationType)
  })

  test('is the type of the lesson, except for steps', () => {
    expect(types.filter((type) => completedLessonType(type) !== type)).toEqual([7])
  })

  test('of a claimed certification is the number that clients know', () => {
    expect(claimedCertificationType).toBe(7)
  })
})
