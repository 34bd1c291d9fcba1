import { expect, test } from 'vitest'
import { findCertificationIdentity } from './find-certification.ts'
import {
  certificationsBehind,
  findFrenchCertificate,
  frenchCertificates,
  hoursBehind,
} from './french-certificates.ts'

const offered = ['network-security', 'secure-static-sites', 'information-security-v7', 'other'].map(
  (slug) => ({ slug }),
)

test('a French certificate sums up current certifications of the school', () => {
  const slugs = Object.values(frenchCertificates).flatMap(({ certifications }) => certifications)
  expect(slugs.map((slug) => findCertificationIdentity(slug)?.kind)).toEqual(slugs.map(() => 'modern'))
})

test('the certifications behind a French certificate are all of them, or none where one is not offered', () => {
  expect(certificationsBehind('developpeur-securite', offered)).toEqual(offered.slice(0, 3))
  expect(certificationsBehind('developpeur-securite', offered.slice(1))).toEqual([])
})

test('behind any other certificate there is the certification of its name', () => {
  expect(certificationsBehind('other', offered)).toEqual([{ slug: 'other' }])
  expect(certificationsBehind('constructor', offered)).toEqual([])
  expect(findFrenchCertificate('constructor')).toBeUndefined()
})

test('the hours of several certifications are added, and unknown ones make no sum', () => {
  expect(hoursBehind([{ slug: 'relational-database-v8' }, { slug: 'data-visualization' }])).toBe(600)
  expect(hoursBehind([{ slug: 'relational-database-v8' }, { slug: 'other' }])).toBeNull()
})
