import { afterEach, expect, test, vi } from 'vitest'
import { readCookie } from './cookies.ts'

const setCookies = (cookie: string) => vi.stubGlobal('document', { cookie })
afterEach(() => vi.unstubAllGlobals())

test('a cookie is found by its whole name and decoded', () => {
  setCookies('myname=1; name=a%20b%3D; other=2')
  expect(readCookie('name')).toBe('a b=')
  expect(readCookie('absent')).toBeUndefined()
})

test.for(['%', '%E0', 'a%zz'])('one that cannot be decoded is treated as absent: %s', (value) => {
  setCookies(`name=${value}`)
  expect(readCookie('name')).toBeUndefined()
})
