import { expect, test } from 'vitest'
import { openRedirects } from '#testing/open-redirects.ts'
import { safeReturnPath } from './return-path.ts'

test.for(['/learn', '/learn/a/b/c?x=1#y', '/alice', '/caf%C3%A9'])('%s is one of our paths', (path) => {
  expect(safeReturnPath(path)).toBe(path)
})

test.for([undefined, ...openRedirects])('%j may lead elsewhere and becomes /learn', (path) => {
  expect(safeReturnPath(path)).toBe('/learn')
})

test('the payloads do lead elsewhere if only the first character is checked', () => {
  const origin = 'https://school.example'
  const isPath = (text: string) => text.startsWith('/') && !text.startsWith('//')
  const away = openRedirects.filter((path) => isPath(path) && new URL(path, origin).origin !== origin)
  expect(away.length).toBeGreaterThan(5)
})
