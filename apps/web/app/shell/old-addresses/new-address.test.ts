import { expect, test } from 'vitest'
import { newAddressOf } from './new-address.ts'

test.for([
  ['/challenges', '/learn'],
  ['/challenges/', '/learn'],
  ['/challenges/current-challenge', '/learn'],
  ['/challenges/project-euler/problems/one', '/learn/project-euler/problems/one'],
  ['/get-certification/quality-assurance-v7', '/settings/certifications#cert-quality-assurance-v7'],
  ['/get-certification/quality-assurance-v7/', '/settings/certifications#cert-quality-assurance-v7'],
  ['/get-certification', '/settings/certifications'],
  ['/get-certification/quality-assurance-v7/more', '/settings/certifications'],
  ['/get-certification/%22%3E', '/settings/certifications'],
  ['/user/ada', '/ada'],
  ['/user/ada/secret', undefined],
  ['/user', undefined],
  ['/elsewhere', undefined],
] as const)('%s is now at %s', ([old, address]) => {
  expect(newAddressOf(old)).toBe(address)
})
