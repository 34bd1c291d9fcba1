import { expect, test } from 'vitest'
import { chooseBody, finishBody } from './finished-page.ts'

const encodingFor = async (acceptEncoding?: string) =>
  chooseBody(await finishBody('A page.'), acceptEncoding).encoding

test.for([
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.000, br; q=0.0', undefined],
  ['br;q=0.1', 'br'],
  ['gzip ;q=1, BR', 'br'],
  ['gzip, br', 'br'],
  [undefined, undefined],
] as const)('with the accepted encodings %j, the body is sent as: %s', async ([accepted, encoding]) => {
  expect(await encodingFor(accepted)).toBe(encoding)
})
