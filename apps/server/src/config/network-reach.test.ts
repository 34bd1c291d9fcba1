import { describe, expect, test } from 'vitest'
import { type Reach, reachOf } from './network-reach.ts'

const examples: Readonly<Record<Reach, readonly string[]>> = {
  'this-machine': [
    'http://localhost:8000',
    'http://LOCALHOST',
    'http://localhost.:8000',
    'http://cairn.localhost',
    'http://127.0.0.1:8000',
    'http://127.9.9.9',
    'http://2130706433',
    'http://[::1]:8000',
    'http://[::ffff:127.0.0.1]',
  ],
  'private-network': [
    'http://10.1.2.3',
    'http://172.16.0.1',
    'http://172.31.255.255',
    'http://192.168.1.20:8000',
    'http://169.254.7.7',
    'http://100.64.0.1',
    'http://100.127.255.255',
    'http://0.0.0.0:8000',
    'http://[::]',
    'http://[fd12:3456::1]:8000',
    'http://[fe80::1]',
    'http://[::ffff:10.0.0.1]',
    'http://classroom:8000',
    'http://school.local',
    'http://school.local.',
    'http://school.lan',
    'http://school.internal',
    'http://school.home.arpa',
  ],
  public: [
    'https://school.example',
    'https://8.8.8.8',
    'https://11.0.0.1',
    'https://172.32.0.1',
    'https://172.15.0.1',
    'https://192.169.0.1',
    'https://100.63.0.1',
    'https://100.128.0.1',
    'https://[2001:db8::1]',
    'https://[::ffff:8.8.8.8]',
    'https://localhost.example',
    'https://127.0.0.1.example',
    'https://10.example',
    'https://local.example',
    'https://evillocal.example',
    'https://school.arpa',
  ],
}

describe.for(Object.entries(examples))('%s', ([reach, origins]) => {
  test.for(origins)('is where %s can be reached from', (origin) => {
    expect(reachOf(origin)).toBe(reach)
  })
})
