import { expect, test } from 'vitest'
import { isPublicAddress } from './is-public-address.ts'

test.for([
  ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
  ['unspecified', '0.0.0.0', '0.1.2.3', '::'],
  ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd00:ec2::254'],
  ['link-local', '169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'febf::1', 'fec0::1'],
  ['shared by a provider’s customers', '100.64.0.1', '100.100.100.200', '100.127.255.255'],
  ['multicast or broadcast', '224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1'],
  ['reserved', '192.0.0.192', '240.0.0.1', '198.18.0.1', '198.19.255.255', '192.88.99.1'],
  ['for documentation', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  [
    'IPv4 in IPv6',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '::8.8.8.8',
    '::ffff:0:127.0.0.1',
  ],
  ['translated', '64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::a00:1'],
  ['in a tunnel', '2002:7f00:1::1', '2002:808:808::1', '2001:0:53aa:64c:0:1:2:3'],
  ['of no one', '100::1', '4000::1', '5f00::1', '2001:2::1', '2001:20::1'],
  ['of a cloud’s inside', '168.63.129.16'],
  ['in a disguise', '2130706433', '0x7f.1', '0177.0.0.1', '127.1', '017700000001', '0x7f000001'],
  ['no address', '', 'localhost', 'example.org', '1.2.3.4.5', '300.1.1.1', '::1::'],
] as const)('addresses that are %s are not public', ([, ...addresses]) => {
  expect(addresses.filter(isPublicAddress)).toEqual([])
})

test.for([
  '1.1.1.1',
  '8.8.8.8',
  '93.184.215.14',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '2a00:1450:4001::e',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})
