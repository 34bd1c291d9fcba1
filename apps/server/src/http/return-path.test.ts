import { expect, test } from 'vitest'
import { openRedirects } from '#testing/open-redirects.ts'
import { safeReturnPath } from './return-path.ts'

test.for(['/learn', '/learn/a/b/c?x=1#y', '/alice', '/caf%C3%A9'])('%s is a place of ours', (path) => {
  expect(safeReturnPath(path)).toBe(path)
})

test.for([undefined, ...openRedirects])('%j may lead away and becomes /learn', (path) => {
  expect(safeReturnPath(path)).toBe('/learn')
})

test('the payloads do lead away where only the first character is looked at', () => {
  const origin = 'https://school.example'
  const isPath = (text: string) => text.startsWith('/') && !text.startsWith('//')
  const away = openRedirects.filter((path) => isPath(path) && new URL(path, origin).origin !== origin)
  expect(away.length).toBeGreaterThan(5)
})
