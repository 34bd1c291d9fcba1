import { expect, test } from 'vitest'
import { isGitAddress, nameOfSource, pageOfRepository } from './source-address.ts'

test.for([
  ['https://example.org/school/stones.git', 'https://example.org/school/stones', 'school/stones'],
  ['https://ada:S3CRET@example.org:8443/stones/', 'https://example.org:8443/stones', 'stones'],
  ['git@example.org:school/stones.git', 'https://example.org/school/stones', 'school/stones'],
  ['ssh://git@example.org:2222/school/stones.git', 'https://example.org/school/stones', 'school/stones'],
  ['https://example.org/100%/stones', 'https://example.org/100%/stones', '100%/stones'],
  ['file:///srv/stones.git', undefined, 'stones'],
] as const)('%s is found at %s, as %s', ([address, page, name]) => {
  expect(isGitAddress(address)).toBe(true)
  expect([pageOfRepository(address), nameOfSource(address)]).toEqual([page, name])
})

test.for(['../stones', 'C:\\stones', 'stones', 'ext::sh -c id'])('%s is a folder', (folder) => {
  expect(isGitAddress(folder)).toBe(false)
})
