import { type CertificationFlag, certificationIdentities, type CompletedChallenge } from '@cairn/contract'
import { expect, test } from 'vitest'
import { holdsCertification } from './holds-certification.ts'

const claimed = (id: string): CompletedChallenge => ({ id, completedDate: 0, files: [], challengeType: 7 })
const identities = Object.entries(certificationIdentities).map(([slug, { id, flag }]) => ({ slug, id, flag }))
const withoutFlag = identities.filter(({ flag }) => flag === null)
const withFlag = identities.flatMap(
  ({ slug, id, flag }): { slug: string; id: string; flag: CertificationFlag }[] =>
    flag === null ? [] : [{ slug, id, flag }],
)

test('three certifications have no flag', () => {
  expect(withoutFlag.map(({ slug }) => slug)).toEqual([
    'front-end-development-v9',
    'a2-english-for-developers-v8',
    'b1-english-for-developers-v8',
  ])
})

test.for(withoutFlag)('$slug is held once its claim is recorded', (certification) => {
  expect(holdsCertification({ completedChallenges: [] }, certification)).toBe(false)
  expect(holdsCertification({ completedChallenges: [claimed('another')] }, certification)).toBe(false)
  expect(holdsCertification({ completedChallenges: [claimed(certification.id)] }, certification)).toBe(true)
})

test.for(withFlag)('$slug is held when its flag is set', (certification) => {
  const completedChallenges: CompletedChallenge[] = []
  expect(holdsCertification({ completedChallenges, [certification.flag]: true }, certification)).toBe(true)
  expect(holdsCertification({ completedChallenges, [certification.flag]: false }, certification)).toBe(false)
})

test('a certification of the school itself is held by its claim', () => {
  const own = { id: 'a'.repeat(24), slug: 'basket-weaving' }
  expect(holdsCertification({ completedChallenges: [claimed(own.id)] }, own)).toBe(true)
  expect(holdsCertification({ completedChallenges: [] }, own)).toBe(false)
})
