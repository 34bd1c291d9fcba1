import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bakePng } from './bake-png.ts'
import { bakeSvg } from './bake-svg.ts'
import { findCredential } from './find-credential.ts'

const badges = join(import.meta.dirname, '../../../../apps/server/src/credentials')
const svg = readFileSync(join(badges, 'badge.svg'), 'utf8')
const png = readFileSync(join(badges, 'badge.png'))
const bytesOf = (text: string) => new TextEncoder().encode(text)

describe.for(['{"name":"Ada"}', '{"name":"阿达 ]]> <script>"}'])('the credential %s', (credential) => {
  test('is found in the SVG that it was put into', () => {
    const found = findCredential(bytesOf(bakeSvg(svg, credential))) ?? ''
    expect(JSON.parse(found)).toEqual(JSON.parse(credential))
  })

  test('is found in the PNG that it was put into', () => {
    expect(findCredential(bakePng(png, credential))).toBe(credential)
  })
})

test('a credential is found in a file of its own', () => {
  expect(findCredential(bytesOf(' {"name":"Ada"}'))).toBe(' {"name":"Ada"}')
})

test.each([
  ['nothing', ''],
  ['another picture', svg],
  ['an SVG that ends in the middle', bakeSvg(svg, '{}').replace(']]>', '')],
  ['a text', 'certificate'],
])('no credential is found in %s', (_what, text) => {
  expect(findCredential(bytesOf(text))).toBeUndefined()
})

test('no credential is found in a PNG without one, or in half of one', () => {
  expect(findCredential(png)).toBeUndefined()
  expect(findCredential(png.subarray(0, 40))).toBeUndefined()
})

test('what is no picture is not baked into', () => {
  expect(() => bakeSvg('<p>', '{}')).toThrow('no SVG')
  expect(() => bakePng(bytesOf('no picture at all, whatever its name'), '{}')).toThrow('no PNG')
})
