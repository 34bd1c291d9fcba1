import { certificationIdentities } from '@cairn/contract'
import { expect, test } from 'vitest'
import { certificationsOf } from './present-fields.ts'

const [slug, { id, flag }] = Object.entries(certificationIdentities).find(
  ([, identity]) => identity.flag === 'isSecureStaticSitesCert',
) ?? ['', { id: '', flag: null }]

test('a claim of Secure Static Sites shows in both spellings of its flag, and in the list', () => {
  expect(flag).toBe('isSecureStaticSitesCert')
  const certifications = certificationsOf([id])
  expect(certifications).toMatchObject({ isSecureStaticSitesCert: true, isSecureStaticSites: true })
  expect(certifications.currentCerts.filter(({ show }) => show).map(({ certSlug }) => certSlug)).toEqual([
    slug,
  ])
})
