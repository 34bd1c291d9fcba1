import { expect, test } from 'vitest'
import { chooseEncoding } from './choose-encoding.ts'

test.for([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['gzip;q=0.000, br; q=0.0', 'identity'],
  ['br;q=0.1', 'br'],
  ['gzip ;q=1, BR', 'br'],
] as const)('“%s” gets %s', ([accepted, encoding]) => {
  expect(chooseEncoding(accepted, ['br', 'gzip', 'identity'])).toBe(encoding)
})

test('an encoding that is not available is never chosen', () => {
  expect(chooseEncoding('gzip', ['br', 'identity'])).toBe('identity')
})
