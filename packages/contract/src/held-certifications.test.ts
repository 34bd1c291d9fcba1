import { expect, test } from 'vitest'
import { certificationFlags, type CertificationFlags } from './entities/certification-flags.ts'
import { heldCertifications } from './held-certifications.ts'

const holding = (...held: string[]) =>
  heldCertifications(
    Object.fromEntries(certificationFlags.map((flag) => [flag, held.includes(flag)])) as CertificationFlags,
  )
const shown = (entries: { show: boolean; certSlug: string }[]) =>
  entries.filter(({ show }) => show).map(({ certSlug }) => certSlug)

test('a new camper holds no certification', () => {
  const { hasModernCert, hasLegacyCert, currentCerts, legacyCerts } = holding()
  expect([hasModernCert, hasLegacyCert, shown(currentCerts), shown(legacyCerts)]).toEqual([
    false,
    false,
    [],
    [],
  ])
})

test('a current certification is not a legacy one', () => {
  const { hasModernCert, hasLegacyCert, currentCerts } = holding('isQaCertV7', 'isRespWebDesignCert')
  expect([hasModernCert, hasLegacyCert]).toEqual([true, false])
  expect(shown(currentCerts)).toEqual(['responsive-web-design', 'quality-assurance-v7'])
})

test('Full Stack counts as legacy', () => {
  const { hasModernCert, hasLegacyCert, legacyCerts } = holding('isFullStackCert')
  expect([hasModernCert, hasLegacyCert]).toEqual([false, true])
  expect(shown(legacyCerts)).toEqual(['full-stack'])
})
