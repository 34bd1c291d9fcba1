import type { Certification } from '@cairn/contract'
import { expect, test } from 'vitest'
import { certificationCalled } from '#testing/claimant.ts'
import { workBehind } from './work-behind.ts'

test('certifications that ask for each other have an end', () => {
  const [one, other] = [certificationCalled('full-stack'), certificationCalled('quality-assurance-v7')].map(
    (certification, index, both) => ({
      ...certification,
      tests: [
        { id: both[1 - index]?.id ?? '', title: '' },
        { id: `work ${index}`, title: '' },
      ],
    }),
  ) as [Certification, Certification]
  expect(workBehind([one, other], one.id)).toEqual(['work 1', 'work 0'])
})
