import { expect, test } from 'vitest'
import { networkKeys } from './network-keys.ts'

test.for([
  ['192.0.2.7', { network: '192.0.2.7', site: '192.0.2.0/24', provider: undefined }],
  ['::ffff:192.0.2.7', { network: '192.0.2.7', site: '192.0.2.0/24', provider: undefined }],
  ['2001:db8:1:2:3:4:5:6', { network: '2001:db8:1:2', site: '2001:db8:1::/48', provider: '2001:db8::/32' }],
  ['2001:db8::9', { network: '2001:db8:0:0', site: '2001:db8:0::/48', provider: '2001:db8::/32' }],
] as const)('%s lies in %o', ([address, keys]) => {
  expect(networkKeys(address)).toEqual(keys)
})

test.for([
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::9'],
  ['2001:db8:1:2:0:0:0:9', '2001:db8:1:2::a'],
  ['192.0.2.7', '192.0.2.7:40001'],
  ['2001:db8:1:2::9', '[2001:db8:1:2::9]:40001'],
] as const)('%s and %s lie in the same networks, however a proxy writes them', ([one, other]) => {
  expect(networkKeys(one)).toEqual(networkKeys(other))
})
