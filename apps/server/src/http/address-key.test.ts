import { expect, test } from 'vitest'
import { addressKey } from './address-key.ts'

test.for([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['192.0.2.7:40001', '192.0.2.7'],
  ['[2001:db8:1:2::9]:40001', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ['not an address', 'not an address'],
] as const)('%s counts as %s', ([address, key]) => {
  expect(addressKey(address)).toBe(key)
})
